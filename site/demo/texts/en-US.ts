export const demo = {
  inboxTitle: 'Demo inbox',
  inboxIntro: 'Every e-mail and text message this demo would send, newest first. Links can be opened.',
  inboxEmpty: 'Nothing sent yet',
  inboxEmptyText: 'Register, reset a password or change an address, and the messages appear here.',
  mail: 'E-mail',
  sms: 'Text message',
  to: 'To {recipient}',
  asSent: 'Show as sent',
  refresh: 'Refresh',
  back: 'Back to the site',
} as const
