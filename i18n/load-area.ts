import type { Locale, Messages } from './messages.ts'

export type Area = 'site' | 'product' | 'customer' | 'dev'

// One chunk per language and area, so a browser gets only what it shows.
const loaders: Record<Locale, Record<Area, () => Promise<Messages>>> = {
  'zh-CN': {
    site: () => import('./zh-CN/site-area.ts').then((area) => area.siteArea),
    product: () => import('./zh-CN/product-area.ts').then((area) => area.productArea),
    customer: () => import('./zh-CN/customer-area.ts').then((area) => area.customerArea),
    dev: () => import('./zh-CN/dev-area.ts').then((area) => area.devArea),
  },
  'en-US': {
    site: () => import('./en-US/site-area.ts').then((area) => area.siteArea),
    product: () => import('./en-US/product-area.ts').then((area) => area.productArea),
    customer: () => import('./en-US/customer-area.ts').then((area) => area.customerArea),
    dev: () => import('./en-US/dev-area.ts').then((area) => area.devArea),
  },
}

export const loadArea = (locale: Locale, area: Area): Promise<Messages> => loaders[locale][area]()
