import type { PageFile } from '#platform/web/page-file.ts'
import type { PageModule } from '#platform/web/page.ts'
import type { PageEntry } from '#platform/web/page-entry.ts'
import type { Area } from '#site/texts/load-area.ts'
import type { PlainKey } from '#platform/texts/messages.ts'

const memberAreas: readonly Area[] = ['guest', 'account', 'enquiry', 'customer']

const site = (path: string, page: PageFile<PageModule>, title: PlainKey): PageEntry => ({
  path,
  layout: 'common',
  page,
  title,
})
const product = (path: string, page: PageFile<PageModule>, title: PlainKey): PageEntry => ({
  ...site(path, page, title),
  areas: ['product'],
})
/** The same for everybody. */
const list = (path: string, page: PageFile<PageModule>, title: PlainKey): PageEntry => ({
  ...site(path, page, title),
  shared: true,
})
const read = (path: string, page: PageFile<PageModule>, title: PlainKey): PageEntry => ({
  ...list(path, page, title),
  areas: ['reading'],
})
const shop = (path: string, page: PageFile<PageModule>, title: PlainKey): PageEntry => ({
  path,
  layout: 'shop',
  page,
  title,
  shared: true,
  areas: ['reading'],
})
const guest = (path: string, page: PageFile<PageModule>, title: PlainKey, access?: 'guest'): PageEntry => ({
  path,
  layout: 'register',
  page,
  title,
  access,
  areas: ['guest', 'account'],
})
const customer = (path: string, page: PageFile<PageModule>, title: PlainKey, common?: true): PageEntry => ({
  path: `/customer/${path}`,
  layout: 'customer',
  page,
  title,
  access: 'customer',
  common,
  areas: memberAreas,
})
const trade = (path: string, page: PageFile<PageModule>, title: PlainKey): PageEntry => ({
  path,
  layout: 'common',
  page,
  title,
  access: 'customer',
  common: true,
  areas: memberAreas,
})

/** Every page address of the site. Odd spellings are the addresses that are out in the world; they end here. */
export const pages: PageEntry[] = [
  read('/', () => import('#content/home/pages/home-page.tsx'), 'layout.home'),

  guest('/auth/login', () => import('#identity/auth/pages/login-page.tsx'), 'layout.signIn', 'guest'),
  {
    ...guest('/auth/logout', () => import('#identity/auth/pages/logout-page.tsx'), 'layout.signOut'),
    areas: undefined,
  },
  guest('/auth/findPwd', () => import('#identity/auth/pages/find-password-page.tsx'), 'layout.findPassword', 'guest'),
  guest('/auth/resetPwd', () => import('#identity/auth/pages/reset-password-page.tsx'), 'layout.findPassword'),
  guest('/auth/register', () => import('#identity/registration/pages/mobile-page.tsx'), 'layout.register', 'guest'),
  guest('/auth/register-email', () => import('#identity/registration/pages/email-page.tsx'), 'layout.registerByEmail'),
  guest(
    '/auth/registerEmail/step1',
    () => import('#identity/registration/pages/company-link-page.tsx'),
    'layout.registerByEmail',
  ),
  guest(
    '/auth/registerEmail/step2',
    () => import('#identity/registration/pages/complete-company-page.tsx'),
    'layout.registerByEmail',
  ),
  guest('/register/email', () => import('#identity/registration/pages/at-once-page.tsx'), 'layout.registerByEmail'),
  guest(
    '/register/emailComplete',
    () => import('#identity/registration/pages/complete-page.tsx'),
    'layout.registerComplete',
  ),
  guest('/register/step/one', () => import('#identity/registration/pages/link-page.tsx'), 'layout.registerByEmail'),

  read('/news', () => import('#content/news/pages/list-page.tsx'), 'news.title'),
  read('/news/detail', () => import('#content/news/pages/detail-page.tsx'), 'news.title'),
  read('/case', () => import('#catalogue/cases/pages/list-page.tsx'), 'layout.cases'),
  read('/case/detail', () => import('#catalogue/cases/pages/detail-page.tsx'), 'layout.cases'),
  list('/newMaterial', () => import('#catalogue/finder/pages/new-material-page.tsx'), 'layout.newMaterials'),
  {
    ...site('/inquiry', () => import('#trade/enquiries/pages/inquiry-page.tsx'), 'layout.enquiry'),
    areas: ['guest', 'enquiry'],
  },

  product('/product/detail', () => import('#catalogue/products/pages/detail-page.tsx'), 'layout.product'),
  product('/product/compare', () => import('#catalogue/compare/pages/compare-page.tsx'), 'productDetail.compare'),
  {
    ...list('/product/search', () => import('#catalogue/finder/pages/search-page.tsx'), 'layout.productSearch'),
    areas: ['search'],
  },
  list('/product/selfSupport', () => import('#catalogue/finder/pages/self-run-page.tsx'), 'layout.selfRun'),
  {
    ...site('/product/setup', () => import('#catalogue/finder/pages/setup-page.tsx'), 'layout.searchSetup'),
    areas: ['search'],
  },

  read('/helpCenter', () => import('#content/articles/pages/help-page.tsx'), 'layout.helpCentre'),
  read('/helpCenter/aboutUs', () => import('#content/articles/pages/about-page.tsx'), 'layout.aboutUs'),
  {
    ...site(
      '/common/emailSubscribe',
      () => import('#service/subscriptions/pages/subscribe-page.tsx'),
      'layout.subscribe',
    ),
    areas: ['guest', 'account'],
  },
  {
    ...site(
      '/common/emailUnsubscribe',
      () => import('#service/subscriptions/pages/unsubscribe-page.tsx'),
      'layout.unsubscribe',
    ),
    areas: ['guest', 'account'],
  },
  read('/common/legal', () => import('#content/articles/pages/legal-page.tsx'), 'layout.legal'),

  shop('/shop', () => import('#catalogue/shops/pages/list-page.tsx'), 'layout.shops'),
  shop('/shop/home', () => import('#catalogue/shops/pages/home-page.tsx'), 'layout.shopHome'),
  shop('/shop/about', () => import('#catalogue/shops/pages/about-page.tsx'), 'layout.shopAbout'),
  shop('/shop/product', () => import('#catalogue/shops/pages/product-page.tsx'), 'layout.shopProducts'),

  {
    path: '/mobile/productDetail',
    layout: 'mobile',
    page: () => import('#catalogue/products/pages/mobile-detail-page.tsx'),
    title: 'layout.product',
    areas: ['product'],
  },
  {
    path: '/mobile/productSearch',
    layout: 'mobile',
    page: () => import('#catalogue/finder/pages/mobile-search-page.tsx'),
    title: 'layout.productSearch',
  },

  {
    path: '/emailActivate',
    layout: 'default',
    page: () => import('#identity/account-security/pages/activate-page.tsx'),
    title: 'layout.activateEmail',
    areas: memberAreas,
  },
  {
    path: '/common/404',
    layout: 'default',
    page: () => import('#site/error/pages/lost-page.tsx'),
    title: 'errors.pageUnknown',
    status: 404,
  },

  customer('home', () => import('#site/customer-home/pages/home-page.tsx'), 'layout.customerHome'),
  customer(
    'PersonalCenter/accountSecurity',
    () => import('#identity/account-security/pages/overview-page.tsx'),
    'layout.accountSecurity',
  ),
  customer(
    'PersonalCenter/accountSecurity-email',
    () => import('#identity/account-security/pages/email-page.tsx'),
    'layout.changeEmail',
    true,
  ),
  customer(
    'PersonalCenter/accountSecurity-mobile',
    () => import('#identity/account-security/pages/mobile-page.tsx'),
    'layout.changeMobile',
    true,
  ),
  customer(
    'PersonalCenter/accountSecurity-password',
    () => import('#identity/account-security/pages/password-page.tsx'),
    'layout.changePassword',
    true,
  ),
  customer(
    'PersonalCenter/comment/updatepassword-password',
    () => import('#identity/account-security/pages/update-by-password-page.tsx'),
    'layout.changePassword',
    true,
  ),
  customer(
    'PersonalCenter/comment/updatepassword-phone',
    () => import('#identity/account-security/pages/update-by-mobile-page.tsx'),
    'layout.changePassword',
    true,
  ),
  customer(
    'PersonalCenter/comment/verification-password',
    () => import('#identity/account-security/pages/check-page.tsx'),
    'layout.verifyPassword',
    true,
  ),
  customer('PersonalCenter/collection', () => import('#catalogue/favourites/pages/list-page.tsx'), 'layout.favourites'),
  customer('PersonalCenter/company', () => import('#identity/companies/pages/company-page.tsx'), 'layout.company'),
  customer('PersonalCenter/history', () => import('#service/visits/pages/list-page.tsx'), 'layout.history'),
  customer('PersonalCenter/info', () => import('#identity/members/pages/profile-page.tsx'), 'layout.profile'),
  customer('PersonalCenter/receipAddress', () => import('#identity/addresses/pages/list-page.tsx'), 'layout.addresses'),
  customer(
    'PersonalCenter/receipAddress-add-or-update',
    () => import('#identity/addresses/pages/edit-page.tsx'),
    'layout.editAddress',
    true,
  ),
  customer('PersonalCenter/stationLetter', () => import('#identity/letters/pages/list-page.tsx'), 'layout.letters'),
  customer('shopping/cart', () => import('#trade/cart/pages/cart-page.tsx'), 'layout.cart'),
  customer('shopping/enquiry', () => import('#trade/enquiries/pages/list-page.tsx'), 'layout.enquiries'),
  customer('shopping/order', () => import('#trade/orders/pages/order-page.tsx'), 'layout.orders'),
  customer('shopping/quote', () => import('#trade/quotes/pages/quote-page.tsx'), 'layout.quote', true),

  trade('/trade/cartItem', () => import('#trade/cart/pages/trade-cart-page.tsx'), 'layout.cart'),
  trade('/trade/confirm', () => import('#trade/orders/pages/confirm-page.tsx'), 'layout.confirmOrder'),
]

export const devPages: PageEntry[] = [
  {
    path: '/dev/inbox',
    layout: 'default',
    page: () => import('#site/demo/pages/inbox-page.tsx'),
    title: 'layout.demoInbox',
    areas: ['dev'],
  },
  {
    path: '/demo/cashier',
    layout: 'default',
    page: () => import('#trade/payments/pages/cashier-page.tsx'),
    title: 'layout.demoCashier',
    areas: memberAreas,
  },
  {
    path: '/dev/ui',
    layout: 'default',
    page: () => import('#site/dev/pages/ui-page.tsx'),
    title: 'layout.designLanguage',
    areas: ['dev'],
  },
]

const byPath = new Map([...pages, ...devPages].map((entry) => [entry.path.toLowerCase(), entry]))

/** Addresses are typed by people too: case and a last slash do not matter. */
export function entryAt(pathname: string, withDevPages: boolean): PageEntry | undefined {
  const entry = byPath.get(pathname.toLowerCase().replace(/(?<=.)\/$/, ''))
  return withDevPages || !entry || !devPages.includes(entry) ? entry : undefined
}

export const redirects: Record<string, string> = { '/index': '/', '/idnex': '/' }
