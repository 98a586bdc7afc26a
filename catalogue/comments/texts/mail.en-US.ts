export const commentMail = {
  answeredSubject: 'The seller answered your review of {product}',
  open: 'Open the order',
  hiddenSubject: 'Your review of {product} is no longer shown',
  hiddenText:
    'Reason: {reason}\nYou still see it under “My reviews”. Write to us in the thread of the order if you disagree.',
} as const
