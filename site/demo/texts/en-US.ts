export const demo = {
  inboxTitle: 'Demo inbox',
  inboxIntro: 'Every mail and text message this demonstration would send, newest first. Links can be opened.',
  inboxEmpty: 'Nothing was sent yet',
  inboxEmptyText: 'Register, recover a password or change an address, and the messages appear here.',
  mail: 'E-mail',
  sms: 'Text message',
  to: 'To {recipient}',
  asSent: 'Show as sent',
  refresh: 'Refresh',
  back: 'Back to the site',
} as const
