export const subscriptionMail = {
  confirmSubject: 'Please confirm your subscription',
  confirmText: 'Somebody, hopefully you, asked for news of {site} on {catalogues} at this address.',
  confirmButton: 'Confirm the subscription',
  confirmNotYou: 'If this was not you, ignore this message: without the link nothing is subscribed.',
  leaveSubject: 'End your subscription',
  leaveText: 'Open this link to choose which news of {site} you no longer want.',
  leaveButton: 'Choose what ends',
  leaveNotYou: 'If this was not you, ignore this message: nothing changes.',
  open: 'Read on',
  why: 'You get this mail because you confirmed a subscription to news of {site}.',
  leave: 'Unsubscribe',
} as const
