import type { AuditNoun } from '#contract/operator/audit.ts'
import type { OperatorPermission } from '#contract/operator/permissions.ts'
import type { PlainKey } from '#i18n/messages.ts'

export const sections = ['desk', 'catalogue', 'content', 'sales', 'service', 'system'] as const
export type Section = (typeof sections)[number]

export interface AdminEntry {
  path: string
  layout: 'desk' | 'door'
  /** web/admin/features/<page>.tsx */
  page: string
  title: PlainKey
  /** Pages without one are for everybody: those of the sign-in. */
  permission?: OperatorPermission
  /** Listed in the navigation there, and in the palette. */
  section?: Section
  /** After `g`. */
  key?: string
}

const door = (path: string, page: string, title: PlainKey): AdminEntry => ({ path, layout: 'door', page, title })
const page = (path: string, file: string, title: PlainKey, permission: OperatorPermission): AdminEntry => ({
  path,
  layout: 'desk',
  page: file,
  title,
  permission,
})
/** A page that the navigation lists. */
const listed = (section: Section, key: string | undefined, entry: AdminEntry): AdminEntry => ({
  ...entry,
  section,
  key,
})

/** The four pages of a noun that editors look after. */
const content = (name: string, key: string | undefined, title: PlainKey): AdminEntry[] => [
  listed('content', key, page(`/admin/${name}`, 'content/list-page', title, 'content.read')),
  page(`/admin/${name}/edit`, 'content/edit-page', title, 'content.edit'),
  page(`/admin/${name}/versions`, 'content/versions-page', title, 'content.read'),
  page(`/admin/${name}/preview`, 'content/preview-page', title, 'content.read'),
]

/** Every address of the back office. */
export const adminPages: AdminEntry[] = [
  door('/admin/sign-in', 'session/sign-in-page', 'adminSession.signIn'),
  door('/admin/sign-in/code', 'session/code-page', 'adminSession.codeTitle'),
  door('/admin/sign-in/enrol', 'session/enrol-page', 'adminSession.enrolTitle'),
  door('/admin/invitation', 'session/invitation-page', 'adminSession.invitationTitle'),
  door('/admin/sign-out', 'session/sign-out-page', 'adminSession.signOut'),

  listed('desk', 'd', page('/admin', 'desk/desk-page', 'adminDesk.title', 'own')),
  page('/admin/account', 'session/account-page', 'adminSession.accountTitle', 'own'),
  page('/admin/undo', 'desk/undo-page', 'adminForm.undoTitle', 'own'),

  listed('catalogue', 'p', page('/admin/products', 'products/list-page', 'adminProducts.title', 'catalogue.read')),
  page('/admin/products/edit', 'products/edit-page', 'adminProducts.title', 'catalogue.edit'),
  listed('catalogue', undefined, page('/admin/imports', 'imports/list-page', 'adminImports.title', 'catalogue.edit')),
  page('/admin/imports/new', 'imports/new-page', 'adminImports.newTitle', 'catalogue.edit'),
  page('/admin/imports/import', 'imports/import-page', 'adminImports.title', 'catalogue.edit'),
  listed('catalogue', 'b', page('/admin/brands', 'brands/list-page', 'adminBrands.title', 'catalogue.read')),
  page('/admin/brands/edit', 'brands/edit-page', 'adminBrands.title', 'catalogue.edit'),
  listed(
    'catalogue',
    't',
    page('/admin/categories', 'categories/list-page', 'adminCategories.title', 'catalogue.read'),
  ),
  page('/admin/categories/edit', 'categories/edit-page', 'adminCategories.title', 'catalogue.edit'),
  listed(
    'catalogue',
    'v',
    page('/admin/parameters', 'parameters/list-page', 'adminParameters.title', 'catalogue.read'),
  ),
  page('/admin/parameters/edit', 'parameters/edit-page', 'adminParameters.title', 'catalogue.edit'),
  listed(
    'catalogue',
    undefined,
    page('/admin/subjects', 'subjects/list-page', 'adminSubjects.title', 'catalogue.read'),
  ),
  page('/admin/subjects/edit', 'subjects/edit-page', 'adminSubjects.title', 'catalogue.edit'),
  listed('catalogue', 'l', page('/admin/labels', 'labels/list-page', 'adminLabels.title', 'catalogue.read')),
  page('/admin/labels/edit', 'labels/edit-page', 'adminLabels.title', 'catalogue.edit'),
  listed('catalogue', 's', page('/admin/aliases', 'aliases/list-page', 'adminAliases.title', 'catalogue.read')),
  page('/admin/aliases/edit', 'aliases/edit-page', 'adminAliases.title', 'catalogue.edit'),

  listed('sales', 'q', page('/admin/enquiries', 'enquiries/list-page', 'adminEnquiries.title', 'sales.read')),
  page('/admin/enquiries/enquiry', 'enquiries/enquiry-page', 'adminEnquiries.title', 'sales.read'),
  page('/admin/enquiries/quote', 'enquiries/quote-page', 'adminEnquiries.title', 'sales.edit'),
  listed('sales', 'r', page('/admin/orders', 'orders/list-page', 'adminOrders.title', 'sales.read')),
  page('/admin/orders/order', 'orders/order-page', 'adminOrders.title', 'sales.read'),
  listed(
    'sales',
    undefined,
    page('/admin/payment-alarms', 'payment-alarms/list-page', 'adminAlarms.title', 'sales.read'),
  ),
  page('/admin/payment-alarms/alarm', 'payment-alarms/alarm-page', 'adminAlarms.title', 'sales.read'),
  listed('sales', 'u', page('/admin/members', 'members/list-page', 'adminMembers.title', 'members.read')),
  page('/admin/members/member', 'members/member-page', 'adminMembers.title', 'members.read'),
  listed('sales', 'y', page('/admin/companies', 'companies/list-page', 'adminCompanies.title', 'members.read')),
  page('/admin/companies/company', 'companies/company-page', 'adminCompanies.title', 'members.read'),
  listed('sales', undefined, page('/admin/roles', 'roles/list-page', 'adminRoles.title', 'members.read')),
  page('/admin/roles/edit', 'roles/edit-page', 'adminRoles.title', 'settings.edit'),
  listed('sales', undefined, page('/admin/menu', 'menu/list-page', 'adminRoles.menuTitle', 'members.read')),
  page('/admin/menu/edit', 'menu/edit-page', 'adminRoles.menuTitle', 'settings.edit'),
  listed('sales', undefined, page('/admin/rates', 'rates/rates-page', 'adminRates.title', 'sales.read')),

  listed('service', 'c', page('/admin/chat', 'chat/chat-page', 'adminChat.title', 'service.read')),
  page('/admin/chat/answers', 'chat/answers-page', 'adminChat.answersTitle', 'service.edit'),
  listed('service', 'z', page('/admin/newsletters', 'newsletters/list-page', 'adminNewsletters.title', 'service.read')),
  page('/admin/newsletters/newsletter', 'newsletters/newsletter-page', 'adminNewsletters.title', 'service.read'),
  page('/admin/newsletters/edit', 'newsletters/edit-page', 'adminNewsletters.title', 'service.edit'),
  listed(
    'service',
    undefined,
    page('/admin/broadcasts', 'broadcasts/list-page', 'adminBroadcasts.title', 'service.read'),
  ),
  page('/admin/broadcasts/broadcast', 'broadcasts/broadcast-page', 'adminBroadcasts.title', 'service.read'),
  page('/admin/broadcasts/edit', 'broadcasts/edit-page', 'adminBroadcasts.title', 'service.edit'),
  listed('service', undefined, page('/admin/contacts', 'contacts/list-page', 'adminContacts.title', 'service.read')),
  page('/admin/contacts/edit', 'contacts/edit-page', 'adminContacts.title', 'service.edit'),
  listed('service', undefined, page('/admin/office-hours', 'chat/hours-page', 'adminChat.hoursTitle', 'service.edit')),

  listed('content', 'm', page('/admin/home-page', 'home-page/home-page', 'adminContent.homeTitle', 'content.read')),
  page('/admin/home-page/versions', 'home-page/versions-page', 'adminContent.homeTitle', 'content.read'),
  ...content('news', 'w', 'adminContent.news'),
  ...content('cases', 'f', 'adminContent.cases'),
  ...content('exhibitions', 'e', 'adminContent.exhibitions'),
  ...content('articles', 'h', 'adminContent.articles'),
  ...content('banners', undefined, 'adminContent.banners'),
  ...content('partner-links', undefined, 'adminContent.partnerLinks'),
  ...content('groups', undefined, 'adminContent.groups'),
  ...content('shops', undefined, 'adminContent.shops'),

  listed('system', 'i', page('/admin/site', 'site/site-page', 'adminContent.siteTitle', 'settings.edit')),
  page('/admin/site/versions', 'site/versions-page', 'adminContent.siteTitle', 'settings.edit'),
  listed('system', 'o', page('/admin/operators', 'operators/list-page', 'adminOperators.title', 'operators.edit')),
  page('/admin/operators/edit', 'operators/edit-page', 'adminOperators.title', 'operators.edit'),
  listed('system', 'a', page('/admin/audit', 'audit/list-page', 'adminAudit.title', 'audit.read')),
]

const byPath = new Map(adminPages.map((entry) => [entry.path, entry]))
export const adminEntryAt = (pathname: string) => byPath.get(pathname.toLowerCase().replace(/(?<=.)\/$/, ''))

/** Where the palette and the audit lead to. */
const pageOfNoun: Record<AuditNoun, string> = {
  operator: '/admin/operators/edit',
  label: '/admin/labels/edit',
  alias: '/admin/aliases/edit',
  product: '/admin/products/edit',
  productFile: '/admin/products',
  brand: '/admin/brands/edit',
  category: '/admin/categories/edit',
  parameter: '/admin/parameters/edit',
  subject: '/admin/subjects/edit',
  import: '/admin/imports/import',
  cannedAnswer: '/admin/chat/answers',
  conversation: '/admin/chat',
  picture: '/admin/news',
  news: '/admin/news/edit',
  case: '/admin/cases/edit',
  exhibition: '/admin/exhibitions/edit',
  article: '/admin/articles/edit',
  banner: '/admin/banners/edit',
  partnerLink: '/admin/partner-links/edit',
  group: '/admin/groups/edit',
  shop: '/admin/shops/edit',
  site: '/admin/site',
  homePage: '/admin/home-page',
  order: '/admin/orders/order',
  paymentAlarm: '/admin/payment-alarms/alarm',
  enquiry: '/admin/enquiries/enquiry',
  member: '/admin/members/member',
  company: '/admin/companies/company',
  customerRole: '/admin/roles/edit',
  menuItem: '/admin/menu/edit',
  exchangeRate: '/admin/rates',
  newsletter: '/admin/newsletters/newsletter',
  broadcast: '/admin/broadcasts/broadcast',
  contact: '/admin/contacts/edit',
  officeHours: '/admin/office-hours',
}
export const addressOf = (noun: AuditNoun, key: string) => `${pageOfNoun[noun]}?id=${encodeURIComponent(key)}`
