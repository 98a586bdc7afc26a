import { address, at, one, page, type Id } from './address.ts'
import { edit, recordAddress, records, type Listed, type RecordName } from './record.ts'

export * as file from './office-files.ts'

const list = <Filter = unknown>(path: string) => page<Listed & Filter>(path)
const thenBack = (path: string) => at(path, (backUrl?: string) => address(path, { backUrl }))

/** The list of a record noun: `to.office.listOf('labels', { onHome: 1 })`. */
export const listOf = (name: RecordName, query?: Record<string, Id>) => recordAddress(name)(query)
/** The form of one of its records, or of a new one. */
export const editOf = (name: RecordName, id?: Id, first?: Record<string, Id>) => recordAddress(name).edit(id, first)

/** For whom something is entered: a member, or somebody of a company. */
interface Whose {
  memberId?: Id
  companyId?: Id
  search?: string
}

export const signIn = thenBack('/admin/sign-in')
/** What is asked for after the password. */
export const signInStage = { code: thenBack('/admin/sign-in/code'), enrol: thenBack('/admin/sign-in/enrol') }
export const invitation = at('/admin/invitation', (token?: string) => address('/admin/invitation', { token }))
export const signOut = page('/admin/sign-out')

export const desk = page<{ days?: Id }>('/admin')
export const account = page('/admin/account')
export const notices = page<{ done?: string }>('/admin/notices')
export const undo = page('/admin/undo')

export const products = records<{ brandId?: Id; categoryId?: Id; lacks?: string }>('/admin/products')
/** Without a number: of a new one. */
export const productPreview = page<{ id?: Id; lang?: string; phone?: string }>('/admin/products/preview')
export const imports = list('/admin/imports')
/** What is done to all products that the list finds, or to those of it with these ids. */
export const changeProducts = page<{ ids?: string }>('/admin/products/change')
export const newImport = page('/admin/imports/new')
export const importRun = one<{ columns?: Id; outcome?: string }>('/admin/imports/import')

export const enquiries = list<{ tab?: string; memberId?: Id }>('/admin/enquiries')
export const enquiry = one('/admin/enquiries/enquiry')
export const newEnquiry = page<Whose>('/admin/enquiries/new')
export const quote = one<{ revises?: Id; approval?: Id }>('/admin/enquiries/quote')
export const quoteApprovals = list<{ tab?: string }>('/admin/quote-approvals')
export const orders = list<{ tab?: string; memberId?: Id }>('/admin/orders')
export const order = one('/admin/orders/order')
export const newOrder = page<Whose & { line?: readonly string[]; deliveryTerm?: string; deliveryPlace?: string }>(
  '/admin/orders/new',
)
export const taxInvoices = list<{ tab?: string }>('/admin/tax-invoices')
export const taxInvoice = one('/admin/tax-invoices/invoice')
export const samples = list<{ tab?: string }>('/admin/samples')
export const sample = one('/admin/samples/sample')
export const comments = list('/admin/comments')
export const comment = one('/admin/comments/comment')
export const turnover = list('/admin/turnover')
export const conversion = list<{ tab?: string }>('/admin/conversion')
export const bookings = list('/admin/bookings')
export const receivables = list<{ companyId?: Id; tab?: string }>('/admin/receivables')
export const paymentAlarms = list('/admin/payment-alarms')
export const paymentAlarm = one('/admin/payment-alarms/alarm')
export const members = list<{ companyId?: Id; roleId?: Id }>('/admin/members')
export const member = one('/admin/members/member')
export const memberAddress = page<{ memberId?: Id; backUrl?: string }>('/admin/members/address')
export const newMember = page<{ company?: string }>('/admin/members/new')
export const companies = list<{ status?: string; ownerId?: Id; due?: string }>('/admin/companies')
export const company = one('/admin/companies/company')
export const statement = one('/admin/companies/statement')
export const mergeCompany = one<{ search?: string; otherId?: Id }>('/admin/companies/merge')
export const rates = page('/admin/rates')

export const chat = page<{ id?: Id; whose?: string; search?: string }>('/admin/chat')
export const newsletters = records('/admin/newsletters')
export const newsletter = one('/admin/newsletters/newsletter')
export const broadcasts = Object.assign(list('/admin/broadcasts'), {
  edit: edit<{ member?: string }>('/admin/broadcasts'),
})
export const broadcast = one('/admin/broadcasts/broadcast')
export const officeHours = page('/admin/office-hours')

export const homePage = page('/admin/home-page')
export const homePageVersions = page('/admin/home-page/versions')

export const media = list<{ tab?: string; used?: string }>('/admin/media')
export const mediaFile = { picture: one('/admin/media/picture'), document: one('/admin/media/document') }

export const setUp = page('/admin/set-up')
export const site = page('/admin/site')
export const siteVersions = page('/admin/site/versions')
export const operators = Object.assign(list<{ roleId?: Id; shopId?: Id }>('/admin/operators'), {
  edit: edit<{ shopId?: Id }>('/admin/operators'),
})
export const jobs = list('/admin/jobs')
export const status = page('/admin/status')
export const browserErrors = list('/admin/browser-errors')
export const securityEvents = list<{ name?: string; ip?: string; memberId?: Id; operatorId?: Id }>(
  '/admin/security-events',
)
export const audit = list<{ noun?: string; key?: Id }>('/admin/audit')
