export const chatMail = {
  visitor: 'a visitor',
  open: 'Open the conversation',
  contactSubject: 'Unread chat from {name}',
  contactText: {
    one: '{name} has written {count} message that nobody has read yet:',
    other: '{name} has written {count} messages that nobody has read yet. The latest:',
  },
  customerSubject: '{name} has replied to you',
  customerText: {
    one: '{name} has replied to you in the chat:',
    other: '{name} has sent you {count} messages in the chat. The latest:',
  },
  fileOrProduct: '(a file or a product)',
} as const
