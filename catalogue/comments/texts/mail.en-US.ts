export const commentMail = {
  answeredSubject: 'The seller answered your comment on {product}',
  open: 'Open the order',
  hiddenSubject: 'Your comment on {product} is no longer shown',
  hiddenText:
    'Reason: {reason}\nYou still see it under “My comments”. Write to us in the thread of the order if you disagree.',
} as const
