import type { Locale, Messages } from './messages.ts'

export type Area = 'site' | 'reading' | 'product' | 'search' | 'guest' | 'account' | 'enquiry' | 'customer' | 'dev'

// One chunk per language and area, so a browser gets only what it shows.
const loaders: Record<Locale, Record<Area, () => Promise<Messages>>> = {
  'zh-CN': {
    site: () => import('./zh-CN/site-area.ts').then((area) => area.siteArea),
    reading: () => import('./zh-CN/reading-area.ts').then((area) => area.readingArea),
    product: () => import('./zh-CN/product-area.ts').then((area) => area.productArea),
    search: () => import('./zh-CN/search-area.ts').then((area) => area.searchArea),
    guest: () => import('./zh-CN/guest-area.ts').then((area) => area.guestArea),
    account: () => import('./zh-CN/account-area.ts').then((area) => area.accountArea),
    enquiry: () => import('./zh-CN/enquiry-area.ts').then((area) => area.enquiryArea),
    customer: () => import('./zh-CN/customer-area.ts').then((area) => area.customerArea),
    dev: () => import('./zh-CN/dev-area.ts').then((area) => area.devArea),
  },
  'en-US': {
    site: () => import('./en-US/site-area.ts').then((area) => area.siteArea),
    reading: () => import('./en-US/reading-area.ts').then((area) => area.readingArea),
    product: () => import('./en-US/product-area.ts').then((area) => area.productArea),
    search: () => import('./en-US/search-area.ts').then((area) => area.searchArea),
    guest: () => import('./en-US/guest-area.ts').then((area) => area.guestArea),
    account: () => import('./en-US/account-area.ts').then((area) => area.accountArea),
    enquiry: () => import('./en-US/enquiry-area.ts').then((area) => area.enquiryArea),
    customer: () => import('./en-US/customer-area.ts').then((area) => area.customerArea),
    dev: () => import('./en-US/dev-area.ts').then((area) => area.devArea),
  },
}

export async function loadAreas(locale: Locale, areas: readonly Area[]): Promise<Messages> {
  return Object.assign({}, ...(await Promise.all(areas.map((area) => loaders[locale][area]())))) as Messages
}
