import type { Locale, Messages } from '#platform/texts/messages.ts'

export type Area =
  | 'site'
  | 'reading'
  | 'comments'
  | 'product'
  | 'compare'
  | 'search'
  | 'guest'
  | 'account'
  | 'enquiry'
  | 'customer'
  | 'dev'

// One chunk per language and area, so a browser gets only what it shows.
const loaders: Record<Locale, Record<Area, () => Promise<Messages>>> = {
  'zh-CN': {
    site: () => import('./site-area.zh-CN.ts').then((area) => area.siteArea),
    reading: () => import('./reading-area.zh-CN.ts').then((area) => area.readingArea),
    comments: () => import('./comments-area.zh-CN.ts').then((area) => area.commentsArea),
    product: () => import('./product-area.zh-CN.ts').then((area) => area.productArea),
    compare: () => import('./compare-area.zh-CN.ts').then((area) => area.compareArea),
    search: () => import('./search-area.zh-CN.ts').then((area) => area.searchArea),
    guest: () => import('./guest-area.zh-CN.ts').then((area) => area.guestArea),
    account: () => import('./account-area.zh-CN.ts').then((area) => area.accountArea),
    enquiry: () => import('./enquiry-area.zh-CN.ts').then((area) => area.enquiryArea),
    customer: () => import('./customer-area.zh-CN.ts').then((area) => area.customerArea),
    dev: () => import('./dev-area.zh-CN.ts').then((area) => area.devArea),
  },
  'en-US': {
    site: () => import('./site-area.en-US.ts').then((area) => area.siteArea),
    reading: () => import('./reading-area.en-US.ts').then((area) => area.readingArea),
    comments: () => import('./comments-area.en-US.ts').then((area) => area.commentsArea),
    product: () => import('./product-area.en-US.ts').then((area) => area.productArea),
    compare: () => import('./compare-area.en-US.ts').then((area) => area.compareArea),
    search: () => import('./search-area.en-US.ts').then((area) => area.searchArea),
    guest: () => import('./guest-area.en-US.ts').then((area) => area.guestArea),
    account: () => import('./account-area.en-US.ts').then((area) => area.accountArea),
    enquiry: () => import('./enquiry-area.en-US.ts').then((area) => area.enquiryArea),
    customer: () => import('./customer-area.en-US.ts').then((area) => area.customerArea),
    dev: () => import('./dev-area.en-US.ts').then((area) => area.devArea),
  },
}

export async function loadAreas(locale: Locale, areas: readonly Area[]): Promise<Messages> {
  return Object.assign({}, ...(await Promise.all(areas.map((area) => loaders[locale][area]())))) as Messages
}
