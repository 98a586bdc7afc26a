import type { Area } from '#i18n/load-area.ts'
import type { PlainKey } from '#i18n/messages.ts'

export type Layout = 'common' | 'customer' | 'mobile' | 'register' | 'shop' | 'default'

export interface PageEntry {
  path: string
  layout: Layout
  /** web/features/<page>.tsx */
  page: string
  title: PlainKey
  /** `customer`: members only; `guest`: a signed-in visitor is sent to the customer home. */
  access?: 'customer' | 'guest'
  /** A customer page that no menu lists, because another page leads to it. */
  common?: true
  /** Texts beyond those of the public site. */
  areas?: readonly Area[]
  /** The same for all signed-out visitors: nothing in it is made for one of them, such as the key of a form. */
  shared?: true
  /** What the address answers when the page itself is an error. */
  status?: number
}

const memberAreas: readonly Area[] = ['guest', 'account', 'enquiry', 'customer']

const site = (path: string, page: string, title: PlainKey): PageEntry => ({ path, layout: 'common', page, title })
const product = (path: string, page: string, title: PlainKey): PageEntry => ({
  ...site(path, page, title),
  areas: ['product'],
})
/** The same for everybody. */
const list = (path: string, page: string, title: PlainKey): PageEntry => ({ ...site(path, page, title), shared: true })
const read = (path: string, page: string, title: PlainKey): PageEntry => ({
  ...list(path, page, title),
  areas: ['reading'],
})
const shop = (path: string, page: string, title: PlainKey): PageEntry => ({
  path,
  layout: 'shop',
  page,
  title,
  shared: true,
  areas: ['reading'],
})
const guest = (path: string, page: string, title: PlainKey, access?: 'guest'): PageEntry => ({
  path,
  layout: 'register',
  page,
  title,
  access,
  areas: ['guest', 'account'],
})
const customer = (path: string, page: string, title: PlainKey, common?: true): PageEntry => ({
  path: `/customer/${path}`,
  layout: 'customer',
  page,
  title,
  access: 'customer',
  common,
  areas: memberAreas,
})
const trade = (path: string, page: string, title: PlainKey): PageEntry => ({
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
  read('/', 'home/home-page', 'layout.home'),

  guest('/auth/login', 'auth/login-page', 'layout.signIn', 'guest'),
  { ...guest('/auth/logout', 'auth/logout-page', 'layout.signOut'), areas: undefined },
  guest('/auth/findPwd', 'auth/find-password-page', 'layout.findPassword', 'guest'),
  guest('/auth/resetPwd', 'auth/reset-password-page', 'layout.findPassword'),
  guest('/auth/register', 'registration/mobile-page', 'layout.register', 'guest'),
  guest('/auth/register-email', 'registration/email-page', 'layout.registerByEmail'),
  guest('/auth/registerEmail/step1', 'registration/company-link-page', 'layout.registerByEmail'),
  guest('/auth/registerEmail/step2', 'registration/complete-company-page', 'layout.registerByEmail'),
  guest('/register/email', 'registration/at-once-page', 'layout.registerByEmail'),
  guest('/register/emailComplete', 'registration/complete-page', 'layout.registerComplete'),
  guest('/register/step/one', 'registration/link-page', 'layout.registerByEmail'),

  read('/news', 'news/list-page', 'news.title'),
  read('/news/detail', 'news/detail-page', 'news.title'),
  read('/case', 'cases/list-page', 'layout.cases'),
  read('/case/detail', 'cases/detail-page', 'layout.cases'),
  list('/newMaterial', 'products/new-material-page', 'layout.newMaterials'),
  { ...site('/inquiry', 'enquiries/inquiry-page', 'layout.enquiry'), areas: ['guest', 'enquiry'] },

  product('/product/detail', 'products/detail-page', 'layout.product'),
  product('/product/compare', 'products/compare-page', 'productDetail.compare'),
  { ...list('/product/search', 'products/search-page', 'layout.productSearch'), areas: ['search'] },
  list('/product/selfSupport', 'products/self-run-page', 'layout.selfRun'),
  { ...site('/product/setup', 'products/setup-page', 'layout.searchSetup'), areas: ['search'] },

  read('/helpCenter', 'articles/help-page', 'layout.helpCentre'),
  read('/helpCenter/aboutUs', 'articles/about-page', 'layout.aboutUs'),
  {
    ...site('/common/emailSubscribe', 'subscriptions/subscribe-page', 'layout.subscribe'),
    areas: ['guest', 'account'],
  },
  {
    ...site('/common/emailUnsubscribe', 'subscriptions/unsubscribe-page', 'layout.unsubscribe'),
    areas: ['guest', 'account'],
  },
  read('/common/legal', 'articles/legal-page', 'layout.legal'),

  shop('/shop', 'shops/list-page', 'layout.shops'),
  shop('/shop/home', 'shops/home-page', 'layout.shopHome'),
  shop('/shop/about', 'shops/about-page', 'layout.shopAbout'),
  shop('/shop/product', 'shops/product-page', 'layout.shopProducts'),

  {
    path: '/mobile/productDetail',
    layout: 'mobile',
    page: 'products/mobile-detail-page',
    title: 'layout.product',
    areas: ['product'],
  },
  {
    path: '/mobile/productSearch',
    layout: 'mobile',
    page: 'products/mobile-search-page',
    title: 'layout.productSearch',
  },

  {
    path: '/emailActivate',
    layout: 'default',
    page: 'account-security/activate-page',
    title: 'layout.activateEmail',
    areas: memberAreas,
  },
  { path: '/common/404', layout: 'default', page: 'error/lost-page', title: 'errors.pageUnknown', status: 404 },

  customer('home', 'members/home-page', 'layout.customerHome'),
  customer('PersonalCenter/accountSecurity', 'account-security/overview-page', 'layout.accountSecurity'),
  customer('PersonalCenter/accountSecurity-email', 'account-security/email-page', 'layout.changeEmail', true),
  customer('PersonalCenter/accountSecurity-mobile', 'account-security/mobile-page', 'layout.changeMobile', true),
  customer('PersonalCenter/accountSecurity-password', 'account-security/password-page', 'layout.changePassword', true),
  customer(
    'PersonalCenter/comment/updatepassword-password',
    'account-security/update-by-password-page',
    'layout.changePassword',
    true,
  ),
  customer(
    'PersonalCenter/comment/updatepassword-phone',
    'account-security/update-by-mobile-page',
    'layout.changePassword',
    true,
  ),
  customer(
    'PersonalCenter/comment/verification-password',
    'account-security/check-page',
    'layout.verifyPassword',
    true,
  ),
  customer('PersonalCenter/collection', 'favourites/list-page', 'layout.favourites'),
  customer('PersonalCenter/company', 'members/company-page', 'layout.company'),
  customer('PersonalCenter/history', 'history/list-page', 'layout.history'),
  customer('PersonalCenter/info', 'members/profile-page', 'layout.profile'),
  customer('PersonalCenter/receipAddress', 'addresses/list-page', 'layout.addresses'),
  customer('PersonalCenter/receipAddress-add-or-update', 'addresses/edit-page', 'layout.editAddress', true),
  customer('PersonalCenter/stationLetter', 'letters/list-page', 'layout.letters'),
  customer('shopping/cart', 'cart/cart-page', 'layout.cart'),
  customer('shopping/enquiry', 'enquiries/list-page', 'layout.enquiries'),
  customer('shopping/order', 'orders/order-page', 'layout.orders'),
  customer('shopping/quote', 'quotes/quote-page', 'layout.quote', true),

  trade('/trade/cartItem', 'cart/trade-cart-page', 'layout.cart'),
  trade('/trade/confirm', 'orders/confirm-page', 'layout.confirmOrder'),
]

export const devPages: PageEntry[] = [
  { path: '/dev/inbox', layout: 'default', page: 'demo/inbox-page', title: 'layout.demoInbox', areas: ['dev'] },
  {
    path: '/demo/cashier',
    layout: 'default',
    page: 'payments/cashier-page',
    title: 'layout.demoCashier',
    areas: memberAreas,
  },
  { path: '/dev/ui', layout: 'default', page: 'dev/ui-page', title: 'layout.designLanguage', areas: ['dev'] },
]

const byPath = new Map([...pages, ...devPages].map((entry) => [entry.path.toLowerCase(), entry]))

/** Addresses are typed by people too: case and a last slash do not matter. */
export function entryAt(pathname: string, withDevPages: boolean): PageEntry | undefined {
  const entry = byPath.get(pathname.toLowerCase().replace(/(?<=.)\/$/, ''))
  return withDevPages || !entry || !devPages.includes(entry) ? entry : undefined
}

export const redirects: Record<string, string> = { '/index': '/', '/idnex': '/' }
