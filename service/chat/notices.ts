import { kinds } from '#identity/letters/notice.ts'
import { to } from '#platform/contract/to.ts'

export const chatNotices = kinds({
  'chat.answer': {
    topic: 'chat',
    subject: 'chatMail.customerSubject',
    text: 'chatMail.customerText',
    label: 'chatMail.open',
    link: () => `${to.home()}#chat`,
  },
})
