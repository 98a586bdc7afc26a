export const commentMail = {
  answeredSubject: 'The seller replied to your review of {product}',
  open: 'Open the order',
  hiddenSubject: 'Your review of {product} is no longer shown',
  hiddenText:
    'Reason: {reason}\nYou can still see it under “My reviews”. If you disagree, write to us in the conversation on the order.',
} as const
