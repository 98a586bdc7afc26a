export const threads = {
  title: 'Conversation',
  nothing:
    'Questions about delivery, papers or the goods? Write here: the answer comes to this page, as a message and by e-mail.',
  entered_phone: 'Entered by {name} by phone',
  entered_mail: 'Entered by {name} by mail',
  entered_wechat: 'Entered by {name} by WeChat',
  entered_visit: 'Entered by {name} during a visit',
  fromYou: 'You',
  house: 'The seller',
  files: 'Attachments',
  filesHint: 'Such as photos, a transport order or a purchase order.',
  filesPrompt: 'Choose files or drop them here',
  filesMost: 'Five files at most, please',
  reply: 'Your message',
  sendReply: 'Send message',
  enterReply: 'Please write a message',
} as const
