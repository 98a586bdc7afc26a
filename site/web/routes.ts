import type { Address } from '#platform/contract/addresses/address.ts'
import { to } from '#platform/contract/to.ts'
import type { PageFile } from '#platform/web/page-file.ts'
import type { PageModule } from '#platform/web/page.ts'
import type { PageEntry } from '#platform/web/page-entry.ts'
import type { Area } from '#site/texts/load-area.ts'
import type { PlainKey } from '#platform/texts/messages.ts'

const memberAreas: readonly Area[] = ['comments', 'guest', 'account', 'enquiry', 'customer']

const site = (at: Address, page: PageFile<PageModule>, title: PlainKey): PageEntry => ({
  path: at.path,
  layout: 'common',
  page,
  title,
})
/** The same for everybody. */
const list = (at: Address, page: PageFile<PageModule>, title: PlainKey): PageEntry => ({
  ...site(at, page, title),
  shared: true,
})
const product = (at: Address, page: PageFile<PageModule>, title: PlainKey): PageEntry => ({
  ...list(at, page, title),
  areas: ['product', 'comments'],
})
/** Lists that visitors search in. */
const found = (at: Address, page: PageFile<PageModule>, title: PlainKey): PageEntry => ({
  ...list(at, page, title),
  areas: ['search'],
})
const read = (at: Address, page: PageFile<PageModule>, title: PlainKey): PageEntry => ({
  ...list(at, page, title),
  areas: ['reading'],
})
const shop = (at: Address, page: PageFile<PageModule>, title: PlainKey): PageEntry => ({
  path: at.path,
  layout: 'shop',
  page,
  title,
  shared: true,
  areas: ['reading', 'comments'],
})
const guest = (at: Address, page: PageFile<PageModule>, title: PlainKey, access?: 'guest'): PageEntry => ({
  path: at.path,
  layout: 'register',
  page,
  title,
  access,
  areas: ['guest', 'account'],
})
const customer = (at: Address, page: PageFile<PageModule>, title: PlainKey, common?: true): PageEntry => ({
  path: at.path,
  layout: 'customer',
  page,
  title,
  access: 'customer',
  common,
  areas: memberAreas,
})
const trade = (at: Address, page: PageFile<PageModule>, title: PlainKey): PageEntry => ({
  path: at.path,
  layout: 'common',
  page,
  title,
  access: 'customer',
  common: true,
  areas: memberAreas,
})

/** Every page address of the site. */
export const pages: PageEntry[] = [
  read(to.home, () => import('#content/home/pages/home-page.tsx'), 'layout.home'),

  guest(to.signIn, () => import('#identity/auth/pages/login-page.tsx'), 'layout.signIn', 'guest'),
  {
    ...guest(to.signOut, () => import('#identity/auth/pages/logout-page.tsx'), 'layout.signOut'),
    areas: undefined,
  },
  guest(to.findPassword, () => import('#identity/auth/pages/find-password-page.tsx'), 'titles.findPassword', 'guest'),
  guest(to.resetPassword, () => import('#identity/auth/pages/reset-password-page.tsx'), 'titles.findPassword'),
  guest(to.register, () => import('#identity/registration/pages/mobile-page.tsx'), 'titles.register', 'guest'),
  guest(to.registerByEmail, () => import('#identity/registration/pages/email-page.tsx'), 'titles.registerByEmail'),
  guest(
    to.registerCompany,
    () => import('#identity/registration/pages/company-link-page.tsx'),
    'titles.registerByEmail',
  ),
  guest(
    to.completeCompany,
    () => import('#identity/registration/pages/complete-company-page.tsx'),
    'titles.registerByEmail',
  ),
  guest(to.registerAtOnce, () => import('#identity/registration/pages/at-once-page.tsx'), 'titles.registerByEmail'),
  guest(
    to.completeRegistration,
    () => import('#identity/registration/pages/complete-page.tsx'),
    'titles.registerComplete',
  ),
  guest(to.registerByLink, () => import('#identity/registration/pages/link-page.tsx'), 'titles.registerByEmail'),
  {
    ...guest(to.companyInvitation, () => import('#identity/companies/pages/invitation-page.tsx'), 'layout.company'),
    areas: memberAreas,
  },

  read(to.news, () => import('#content/news/pages/list-page.tsx'), 'news.title'),
  read(to.newsArticle, () => import('#content/news/pages/detail-page.tsx'), 'news.title'),
  read(to.cases, () => import('#catalogue/cases/pages/list-page.tsx'), 'layout.cases'),
  read(to.caseStudy, () => import('#catalogue/cases/pages/detail-page.tsx'), 'layout.cases'),
  found(to.newMaterials, () => import('#catalogue/finder/pages/new-material-page.tsx'), 'layout.newMaterials'),
  {
    ...site(to.inquiry, () => import('#trade/enquiries/pages/inquiry-page.tsx'), 'titles.enquiry'),
    areas: ['guest', 'enquiry'],
  },

  {
    ...site(to.followEnquiry, () => import('#trade/enquiries/pages/follow-page.tsx'), 'titles.enquiry'),
    areas: ['guest', 'enquiry', 'customer'],
  },

  product(to.product, () => import('#catalogue/products/pages/detail-page.tsx'), 'titles.product'),
  {
    ...site(to.landed, () => import('#trade/landed/pages/landed-page.tsx'), 'titles.product'),
    areas: ['product', 'customer'],
  },
  {
    ...list(to.priceHistory, () => import('#catalogue/price-history/pages/price-history-page.tsx'), 'titles.product'),
    areas: ['customer'],
  },
  {
    ...list(to.compare, () => import('#catalogue/compare/pages/compare-page.tsx'), 'productDetail.compare'),
    areas: ['product', 'compare', 'comments'],
  },
  found(to.search, () => import('#catalogue/finder/pages/search-page.tsx'), 'layout.productSearch'),
  found(to.selfRun, () => import('#catalogue/finder/pages/self-run-page.tsx'), 'layout.selfRun'),
  {
    ...site(to.savedSearches, () => import('#catalogue/finder/pages/setup-page.tsx'), 'layout.searchSetup'),
    areas: ['search'],
  },

  read(to.help, () => import('#content/articles/pages/help-page.tsx'), 'layout.helpCentre'),
  read(to.about, () => import('#content/articles/pages/about-page.tsx'), 'layout.aboutUs'),
  {
    ...site(to.subscribe, () => import('#service/subscriptions/pages/subscribe-page.tsx'), 'layout.subscribe'),
    areas: ['guest', 'account'],
  },
  {
    ...site(to.unsubscribe, () => import('#service/subscriptions/pages/unsubscribe-page.tsx'), 'titles.unsubscribe'),
    areas: ['guest', 'account'],
  },
  {
    ...site(to.stopAlert, () => import('#catalogue/alerts/pages/stop-page.tsx'), 'titles.unsubscribe'),
    areas: ['customer'],
  },
  read(to.legal, () => import('#content/articles/pages/legal-page.tsx'), 'layout.legal'),

  shop(to.shops, () => import('#catalogue/shops/pages/list-page.tsx'), 'layout.shops'),
  shop(to.shop, () => import('#catalogue/shops/pages/home-page.tsx'), 'layout.shopHome'),
  shop(to.shopAbout, () => import('#catalogue/shops/pages/about-page.tsx'), 'layout.shopAbout'),
  shop(to.shopProducts, () => import('#catalogue/shops/pages/product-page.tsx'), 'layout.shopProducts'),

  {
    path: to.mobileProduct.path,
    layout: 'mobile',
    page: () => import('#catalogue/products/pages/mobile-detail-page.tsx'),
    title: 'titles.product',
    areas: ['product', 'comments'],
    shared: true,
  },
  {
    path: to.mobileSearch.path,
    layout: 'mobile',
    page: () => import('#catalogue/finder/pages/mobile-search-page.tsx'),
    title: 'layout.productSearch',
    shared: true,
  },

  {
    path: to.activateEmail.path,
    layout: 'default',
    page: () => import('#identity/account-security/pages/activate-page.tsx'),
    title: 'titles.activateEmail',
    areas: memberAreas,
  },
  {
    path: to.lost.path,
    layout: 'default',
    page: () => import('#site/error/pages/lost-page.tsx'),
    title: 'errors.pageUnknown',
  },

  customer(to.customerHome, () => import('#site/customer-home/pages/home-page.tsx'), 'layout.customerHome'),
  customer(
    to.accountSecurity,
    () => import('#identity/account-security/pages/overview-page.tsx'),
    'titles.accountSecurity',
  ),
  customer(to.changeEmail, () => import('#identity/account-security/pages/email-page.tsx'), 'titles.changeEmail', true),
  customer(
    to.changeMobile,
    () => import('#identity/account-security/pages/mobile-page.tsx'),
    'titles.changeMobile',
    true,
  ),
  customer(
    to.changePassword,
    () => import('#identity/account-security/pages/password-page.tsx'),
    'titles.changePassword',
    true,
  ),
  customer(to.ownData, () => import('#site/own-data/pages/own-data-page.tsx'), 'ownData.title', true),
  customer(
    to.secondFactor,
    () => import('#identity/second-factor/pages/second-factor-page.tsx'),
    'titles.secondFactor',
    true,
  ),
  customer(
    to.passwordByPassword,
    () => import('#identity/account-security/pages/update-by-password-page.tsx'),
    'titles.changePassword',
    true,
  ),
  customer(
    to.passwordByMobile,
    () => import('#identity/account-security/pages/update-by-mobile-page.tsx'),
    'titles.changePassword',
    true,
  ),
  customer(
    to.checkPassword,
    () => import('#identity/account-security/pages/check-page.tsx'),
    'titles.verifyPassword',
    true,
  ),
  customer(to.favourites, () => import('#catalogue/favourites/pages/list-page.tsx'), 'titles.favourites'),
  customer(to.alerts, () => import('#catalogue/alerts/pages/alerts-page.tsx'), 'alerts.title'),
  customer(to.company, () => import('#site/customers/pages/company-page.tsx'), 'layout.company'),
  customer(
    to.companyLimits,
    () => import('#trade/spending-limits/pages/limits-page.tsx'),
    'spendingLimits.title',
    true,
  ),
  customer(to.companyStatement, () => import('#trade/statements/pages/statement-page.tsx'), 'statements.title', true),
  customer(to.history, () => import('#service/visits/pages/list-page.tsx'), 'titles.history'),
  customer(to.profile, () => import('#identity/members/pages/profile-page.tsx'), 'titles.profile'),
  customer(to.addresses, () => import('#identity/addresses/pages/list-page.tsx'), 'titles.addresses'),
  customer(to.editAddress, () => import('#identity/addresses/pages/edit-page.tsx'), 'titles.editAddress', true),
  customer(to.invoiceTitles, () => import('#trade/tax-invoices/pages/titles-page.tsx'), 'taxInvoices.titlesTitle'),
  customer(
    to.editInvoiceTitle,
    () => import('#trade/tax-invoices/pages/title-page.tsx'),
    'taxInvoices.editTitle',
    true,
  ),
  customer(to.requestInvoice, () => import('#trade/tax-invoices/pages/request-page.tsx'), 'taxInvoices.heading', true),
  customer(to.letters, () => import('#identity/letters/pages/list-page.tsx'), 'titles.letters'),
  customer(to.notices, () => import('#identity/letters/pages/notices-page.tsx'), 'notices.title', true),
  customer(to.cart, () => import('#trade/cart/pages/cart-page.tsx'), 'layout.cart'),
  customer(to.quickOrder, () => import('#trade/quick-order/pages/quick-order-page.tsx'), 'quickOrder.title', true),
  customer(to.enquiries, () => import('#trade/enquiries/pages/list-page.tsx'), 'layout.enquiries'),
  customer(to.samples, () => import('#trade/samples/pages/samples-page.tsx'), 'samples.title'),
  customer(to.orders, () => import('#trade/orders/pages/order-page.tsx'), 'layout.orders'),
  customer(to.approvals, () => import('#trade/approvals/pages/approvals-page.tsx'), 'approvals.title', true),
  customer(to.quotes, () => import('#trade/quotes/pages/quote-page.tsx'), 'titles.quote', true),

  trade(to.tradeCart, () => import('#trade/cart/pages/trade-cart-page.tsx'), 'layout.cart'),
  trade(to.confirmOrder, () => import('#trade/orders/pages/confirm-page.tsx'), 'titles.confirmOrder'),
]

const developing = (at: Address, page: PageFile<PageModule>, title: PlainKey): PageEntry => ({
  path: at.path,
  layout: 'default',
  page,
  title,
  areas: ['dev'],
})

export const devPages: PageEntry[] = [
  developing(to.devInbox, () => import('#site/demo/pages/inbox-page.tsx'), 'titles.demoInbox'),
  {
    ...developing(to.demoCashier, () => import('#trade/payments/pages/cashier-page.tsx'), 'titles.demoCashier'),
    areas: memberAreas,
  },
  developing(to.designLanguage, () => import('#site/dev/pages/ui-page.tsx'), 'titles.designLanguage'),
]

const byPath = new Map([...pages, ...devPages].map((entry) => [entry.path.toLowerCase(), entry]))

/** Addresses are typed by people too: case and a last slash do not matter. */
export function entryAt(pathname: string, withDevPages: boolean): PageEntry | undefined {
  const entry = byPath.get(pathname.toLowerCase().replace(/(?<=.)\/$/, ''))
  return withDevPages || !entry || !devPages.includes(entry) ? entry : undefined
}

export const redirects: Record<string, string> = { '/index': to.home(), '/idnex': to.home() }
