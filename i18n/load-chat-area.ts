import type { Locale, Messages } from './messages.ts'

// Apart from load-area.ts, so that pages without a chat do not even know where its texts are.
const loaders: Record<Locale, () => Promise<Messages>> = {
  'zh-CN': () => import('./zh-CN/chat-area.ts').then((area) => area.chatArea),
  'en-US': () => import('./en-US/chat-area.ts').then((area) => area.chatArea),
}

export const loadChatArea = (locale: Locale): Promise<Messages> => loaders[locale]()
