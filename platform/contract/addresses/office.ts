import { address, at, one, page, type Id, type NoQuery } from './address.ts'

export * as file from './office-files.ts'

interface Listed {
  search?: string
  sort?: string
  page?: Id
  limit?: Id
}
const list = <Filter = unknown>(path: string) => page<Listed & Filter>(path)
/** Without a number: a new one. */
const edit = <Query extends object = NoQuery>(path: string) =>
  at(`${path}/edit`, (id?: Id, query?: Query) => address(`${path}/edit`, { id, ...query }))
/** A list and the form of its records. */
const records = <Filter = unknown>(path: string) => Object.assign(list<Filter>(path), { edit: edit(path) })
/** What editors publish has versions and a preview too. */
const content = (path: string) =>
  Object.assign(records(path), { versions: one(`${path}/versions`), preview: one(`${path}/preview`) })
const thenBack = (path: string) => at(path, (backUrl?: string) => address(path, { backUrl }))

export const signIn = thenBack('/admin/sign-in')
/** What is asked for after the password. */
export const signInStage = { code: thenBack('/admin/sign-in/code'), enrol: thenBack('/admin/sign-in/enrol') }
export const invitation = at('/admin/invitation', (token?: string) => address('/admin/invitation', { token }))
export const signOut = page('/admin/sign-out')

export const desk = page<{ days?: Id }>('/admin')
export const account = page('/admin/account')
export const undo = page('/admin/undo')

export const products = records<{ brandId?: Id; categoryId?: Id }>('/admin/products')
export const imports = list('/admin/imports')
export const newImport = page('/admin/imports/new')
export const importRun = one<{ columns?: Id; outcome?: string }>('/admin/imports/import')
export const brands = records('/admin/brands')
export const categories = records('/admin/categories')
export const parameters = records('/admin/parameters')
export const subjects = records('/admin/subjects')
export const labels = records<{ onHome?: Id }>('/admin/labels')
export const aliases = records('/admin/aliases')

export const enquiries = list<{ tab?: string; memberId?: Id }>('/admin/enquiries')
export const enquiry = one('/admin/enquiries/enquiry')
export const quote = one<{ revises?: Id }>('/admin/enquiries/quote')
export const orders = list<{ tab?: string; memberId?: Id }>('/admin/orders')
export const order = one('/admin/orders/order')
export const paymentAlarms = list('/admin/payment-alarms')
export const paymentAlarm = one('/admin/payment-alarms/alarm')
export const members = list<{ companyId?: Id; roleId?: Id }>('/admin/members')
export const member = one('/admin/members/member')
export const companies = list<{ status?: string }>('/admin/companies')
export const company = one('/admin/companies/company')
export const roles = records('/admin/roles')
export const menu = records('/admin/menu')
export const rates = page('/admin/rates')

export const chat = page<{ id?: Id; whose?: string; search?: string }>('/admin/chat')
export const answers = page<{ id?: Id }>('/admin/chat/answers')
export const newsletters = records('/admin/newsletters')
export const newsletter = one('/admin/newsletters/newsletter')
export const broadcasts = Object.assign(list('/admin/broadcasts'), {
  edit: edit<{ member?: string }>('/admin/broadcasts'),
})
export const broadcast = one('/admin/broadcasts/broadcast')
export const contacts = records('/admin/contacts')
export const officeHours = page('/admin/office-hours')

export const homePage = page('/admin/home-page')
export const homePageVersions = page('/admin/home-page/versions')
export const news = content('/admin/news')
export const cases = content('/admin/cases')
export const exhibitions = content('/admin/exhibitions')
export const articles = content('/admin/articles')
export const banners = content('/admin/banners')
export const partnerLinks = content('/admin/partner-links')
export const groups = content('/admin/groups')
export const shops = content('/admin/shops')

export const site = page('/admin/site')
export const siteVersions = page('/admin/site/versions')
export const operators = records('/admin/operators')
export const jobs = list('/admin/jobs')
export const audit = list<{ noun?: string; key?: Id }>('/admin/audit')
