import type { Locale, Messages } from '#platform/texts/messages.ts'

// Apart from load-area.ts: they come with the first goods that are put into the enquiry.
const loaders: Record<Locale, () => Promise<Messages>> = {
  'zh-CN': () => import('./basket.zh-CN.ts').then((area) => area.basketArea),
  'en-US': () => import('./basket.en-US.ts').then((area) => area.basketArea),
}

export const loadBasketArea = (locale: Locale): Promise<Messages> => loaders[locale]()
