export const unavailable = {
  title: 'The site is busy',
  text: 'Please try again in a few seconds. If you have just sent a form, check whether it arrived before you send it again.',
  tryAgain: 'Try again',
  reference: 'Reference: {reference}',
} as const
