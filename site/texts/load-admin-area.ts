import type { Locale, Messages } from '#platform/texts/messages.ts'

// Apart from load-area.ts, so that the public site's build does not even know where these texts are.
const loaders: Record<Locale, () => Promise<Messages>> = {
  'zh-CN': () => import('./admin-area.zh-CN.ts').then((area) => area.adminArea),
  'en-US': () => import('./admin-area.en-US.ts').then((area) => area.adminArea),
}

export const loadAdminArea = (locale: Locale): Promise<Messages> => loaders[locale]()
