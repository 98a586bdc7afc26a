/** What the keeper of a company is told about its licence. */
export const companyMail = {
  verifiedSubject: '{company} is verified',
  verifiedText:
    'We have checked the business licence of {company}. Your colleagues and sellers now see it as verified.',
  rejectedSubject: 'The licence of {company} was not accepted',
  rejectedText: 'We could not accept the business licence of {company}: {note} Please upload it again.',
  open: 'Open the company page',
} as const
