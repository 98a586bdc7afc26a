import type { Locale, Messages } from '#platform/texts/messages.ts'

// Apart from load-area.ts, so that pages without a chat do not even know where its texts are.
const loaders: Record<Locale, () => Promise<Messages>> = {
  'zh-CN': () => import('./area.zh-CN.ts').then((area) => area.chatArea),
  'en-US': () => import('./area.en-US.ts').then((area) => area.chatArea),
}

export const loadChatArea = (locale: Locale): Promise<Messages> => loaders[locale]()
