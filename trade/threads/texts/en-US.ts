export const threads = {
  title: 'Conversation',
  nothing:
    'Questions about delivery, documents or the goods? Write here: replies appear on this page, as a message and by e-mail.',
  entered_phone: 'Entered by {name} from a phone call',
  entered_mail: 'Entered by {name} from an e-mail',
  entered_wechat: 'Entered by {name} from WeChat',
  entered_visit: 'Entered by {name} from a visit',
  fromYou: 'You',
  house: 'The seller',
  files: 'Attachments',
  filesHint: 'Such as photos, a transport order or a purchase order.',
  filesPrompt: 'Choose files or drop them here',
  filesMost: 'Five files at most',
  reply: 'Your message',
  sendReply: 'Send message',
  enterReply: 'Please write a message',
} as const
