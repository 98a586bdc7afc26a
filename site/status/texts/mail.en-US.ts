export const statusMail = {
  bad: 'Something is wrong: {facts}',
  good: 'Good again: {facts}',
  comma: ', ',
  button: 'Look at the status',
  once: 'You get one e-mail when something turns bad and one when it is good again.',
} as const
