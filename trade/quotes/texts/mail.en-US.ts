export const quoteMail = {
  open: 'Open the quote',
  answer:
    'Replies to this mail are not read. Open the quote to accept it, to ask for another price or to write to the seller.',
  signInWith: 'The link is good for 30 days; please do not pass it on. To accept the quote, register with {email}.',
  sendSubject: 'Quote {quoteNo} for your enquiry',
  sendText: '{total}, {terms}. Valid until the end of {until} (Beijing time).',
  reviseSubject: 'Quote {quoteNo}: version {version}',
  reviseText:
    'The new version takes the place of the one before: {total}, {terms}. Valid until the end of {until} (Beijing time).',
  acceptSubject: 'Quote {quoteNo} accepted',
  acceptText: 'You have ordered at the quoted price of {total}.',
  counterSubject: 'Change of quote {quoteNo} asked for',
  counterText: 'The seller has your wish and answers with a new version or a message.',
  declineSubject: 'Quote {quoteNo} declined',
  declineText: 'You have declined the quote over {total}.',
  withdrawSubject: 'Quote {quoteNo} withdrawn',
  withdrawText: 'The seller no longer stands by this quote.',
  expireSubject: 'Quote {quoteNo} has expired',
  expireText:
    'It was valid until the end of {until} (Beijing time). Ask for a new version if you still need the material.',
  remindSubject: 'Quote {quoteNo} ends soon',
  remindText: '{total}, {terms}: the quote is valid until the end of {until} (Beijing time).',
} as const
