import type { NoticeKind } from '#identity/letters/notice.ts'
import type { OperatorTopic } from '#identity/letters/office/topics.ts'
import { to } from '#platform/contract/to.ts'

export const chatDeskNotices = {
  unread: {
    topic: 'chats',
    subject: 'chatMail.contactSubject',
    text: 'chatMail.contactText',
    label: 'chatMail.open',
    link: (id: number) => to.office.chat({ id }),
  },
} as const satisfies Record<string, NoticeKind<OperatorTopic>>
