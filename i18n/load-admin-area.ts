import type { Locale, Messages } from './messages.ts'

// Apart from load-area.ts, so that the public site's build does not even know where these texts are.
const loaders: Record<Locale, () => Promise<Messages>> = {
  'zh-CN': () => import('./zh-CN/admin-area.ts').then((area) => area.adminArea),
  'en-US': () => import('./en-US/admin-area.ts').then((area) => area.adminArea),
}

export const loadAdminArea = (locale: Locale): Promise<Messages> => loaders[locale]()
