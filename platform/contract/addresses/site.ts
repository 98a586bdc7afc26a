import { address, at, one, page, type Id } from './address.ts'

export * as file from './files.ts'
export * as office from './office.ts'

interface Paged {
  page?: Id
  limit?: Id
}
/** Which page to open after the form. */
const thenBack = (path: string) => at(path, (backUrl?: string) => address(path, { backUrl }))
const byToken = (path: string) => at(path, (token?: string) => address(path, { token }))

interface SearchQuery extends Paged {
  key?: string
  grade?: Id
  categoryIds?: Id
  lableIds?: Id
  subjectId?: Id
  recommandStatus?: Id
  range?: string | readonly string[]
  view?: 'grid' | 'table' | 'scatter'
  x?: string
  y?: string
  quantity?: Id
  unit?: string
}
interface InquiryQuery {
  key?: string
  productId?: Id
  quantity?: Id
  unit?: string
  lotId?: Id
  shopId?: Id
  /** Several goods with their quantities, such as `12:25:MT`. */
  line?: readonly string[]
  deliveryTerm?: string
  deliveryPlace?: string
}
/** What is ordered, and what was chosen for it. */
interface ConfirmQuery {
  cartItemIds?: Id | readonly Id[]
  productId?: Id
  lotId?: Id
  quantity?: Id
  unit?: string
  deliveryTerm?: string
  deliveryPlace?: string
  addressId?: Id
  paymentType?: string
  note?: string
  buyerNumber?: string
  wantedOn?: string
  invoiceTitleId?: Id
}
interface ProductQuery {
  /** How many of them are shown. */
  comments?: Id
  units?: string
  quantity?: Id
  unit?: string
}

export const home = page('/')

// Odd spellings are the addresses that are out in the world.
export const signIn = at('/auth/login', (backUrl?: string, by?: 'code') => address('/auth/login', { backUrl, by }))
export const signOut = page('/auth/logout')
export const findPassword = page<{ by?: 'mobile' | 'email'; backUrl?: string | undefined }>('/auth/findPwd')
export const resetPassword = at('/auth/resetPwd', (token?: string, backUrl?: string) =>
  address('/auth/resetPwd', { token, backUrl }),
)
export const register = thenBack('/auth/register')
export const registerByEmail = thenBack('/auth/register-email')
export const registerCompany = page('/auth/registerEmail/step1')
export const completeCompany = byToken('/auth/registerEmail/step2')
export const registerAtOnce = thenBack('/register/email')
export const registerByLink = page('/register/step/one')
export const completeRegistration = byToken('/register/emailComplete')
export const activateEmail = byToken('/emailActivate')
export const companyInvitation = byToken('/company/invitation')

export const search = page<SearchQuery>('/product/search')
export const mobileSearch = page<SearchQuery>('/mobile/productSearch')
export const selfRun = page<SearchQuery>('/product/selfSupport')
export const newMaterials = page<SearchQuery>('/newMaterial')
export const savedSearches = page('/product/setup')
export const product = one<ProductQuery>('/product/detail')
export const landed = one<{ quantity?: Id; unit?: string; destination?: string }>('/product/landed')
export const priceHistory = page<{ id?: Id; categoryId?: Id; days?: Id }>('/product/prices')
export const mobileProduct = one<ProductQuery>('/mobile/productDetail')
export const compare = page<{ ids?: readonly Id[] }>('/product/compare')
export const shops = page<{ enterpriseType?: Id }>('/shop')
export const shop = one<{ comments?: Id }>('/shop/home')
export const shopAbout = one('/shop/about')
export const shopProducts = one<Paged & { key?: string }>('/shop/product')
export const inquiry = page<InquiryQuery>('/inquiry')
/** An enquiry as a visitor follows it, by the link of a mail. */
export const followEnquiry = at('/inquiry/answer', (token?: string, id?: Id) =>
  address('/inquiry/answer', { token, id }),
)

export const news = page<Paged & { groupId?: Id }>('/news')
export const newsArticle = one('/news/detail')
export const cases = page<Paged & { groupId?: Id }>('/case')
export const caseStudy = one('/case/detail')
export const help = page<{ code?: string; key?: string }>('/helpCenter')
export const about = page('/helpCenter/aboutUs')
export const contactUs = at(about.path, () => `${about.path}#contact-us`)
export const legal = page('/common/legal')
export const subscribe = byToken('/common/emailSubscribe')
export const unsubscribe = page('/common/emailUnsubscribe')
export const stopAlert = byToken('/common/alertStop')
export const lost = page<{ id?: Id }>('/common/404')

export const customerHome = page('/customer/home')
const centre = '/customer/PersonalCenter'
export const accountSecurity = page<{ done?: string }>(`${centre}/accountSecurity`)
export const changeEmail = page(`${centre}/accountSecurity-email`)
export const changeMobile = page(`${centre}/accountSecurity-mobile`)
export const secondFactor = page(`${centre}/accountSecurity-secondFactor`)
export const changePassword = page(`${centre}/accountSecurity-password`)
export const passwordByPassword = page(`${centre}/comment/updatepassword-password`)
export const passwordByMobile = page(`${centre}/comment/updatepassword-phone`)
export const checkPassword = thenBack(`${centre}/comment/verification-password`)
export const ownData = page(`${centre}/ownData`)
export const favourites = page(`${centre}/collection`)
export const alerts = page<{ productId?: Id; done?: string }>(`${centre}/alerts`)
export const company = page(`${centre}/company`)
export const companyLimits = page<{ role?: string; memberId?: Id; saved?: Id }>(`${centre}/company-limits`)
export const companyStatement = page<{ currency?: string; from?: string; to?: string }>(`${centre}/company-statement`)
export const history = page(`${centre}/history`)
export const profile = page(`${centre}/info`)
export const addresses = page(`${centre}/receipAddress`)
export const editAddress = page<{ id?: Id; backUrl?: string }>(`${centre}/receipAddress-add-or-update`)
export const invoiceTitles = page(`${centre}/invoiceTitle`)
export const editInvoiceTitle = page<{ id?: Id; backUrl?: string }>(`${centre}/invoiceTitle-edit`)
export const letters = page<Paged>(`${centre}/stationLetter`)
export const notices = page<{ done?: string }>(`${centre}/notices`)

export const cart = page<{ added?: Id; dropped?: Id }>('/customer/shopping/cart')
export const quickOrder = page('/customer/shopping/quickOrder')
export const tradeCart = page<{ none?: Id; changed?: Id }>('/trade/cartItem')
export const confirmOrder = page<ConfirmQuery>('/trade/confirm')
export const orders = page<{ id?: Id; status?: Id; placed?: Id; comments?: Id }>('/customer/shopping/order')
export const order = one<{ do?: 'comment' | 'return'; done?: string }>(orders.path)
export const requestInvoice = one('/customer/shopping/invoice')
export const enquiries = page('/customer/shopping/enquiry')
export const enquiry = one(enquiries.path)
export const samples = page<Paged & { productId?: Id }>('/customer/shopping/sample')
export const sample = one<{ done?: string }>(samples.path)
export const quotes = page<{ enquiryId?: Id; unit?: string }>('/customer/shopping/quote')
export const quote = one<{ do?: string; done?: string }>(quotes.path)

export const approvals = page<Paged>('/customer/shopping/approval')
export const approval = one<{ done?: string }>(approvals.path)

export const devInbox = page('/dev/inbox')
export const designLanguage = page('/dev/ui')
export const demoCashier = page<{ number?: string }>('/demo/cashier')
