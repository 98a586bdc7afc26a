import type { AdminEntry, Section } from '#platform/office/entry.ts'
import type { AdminVisit } from '#platform/office/visit.ts'
import type { PageFile } from '#platform/web/page-file.ts'
import type { PageModule } from '#platform/web/page.ts'
import type { OperatorPermission } from '#platform/contract/office/permissions.ts'
import type { PlainKey } from '#platform/texts/messages.ts'

const door = (path: string, page: PageFile<PageModule<AdminVisit>>, title: PlainKey): AdminEntry => ({
  path,
  layout: 'door',
  page,
  title,
})
const page = (
  path: string,
  file: PageFile<PageModule<AdminVisit>>,
  title: PlainKey,
  permission: OperatorPermission,
): AdminEntry => ({
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
  listed(
    'content',
    key,
    page(`/admin/${name}`, () => import('#platform/office/records/list-page.tsx'), title, 'content.read'),
  ),
  page(`/admin/${name}/edit`, () => import('#platform/office/records/edit-page.tsx'), title, 'content.edit'),
  page(`/admin/${name}/versions`, () => import('#platform/office/records/versions-page.tsx'), title, 'content.read'),
  page(`/admin/${name}/preview`, () => import('#platform/office/records/preview-page.tsx'), title, 'content.read'),
]

/** Every address of the back office. */
export const adminPages: AdminEntry[] = [
  door('/admin/sign-in', () => import('#identity/operators/office/sign-in-page.tsx'), 'adminSession.signIn'),
  door('/admin/sign-in/code', () => import('#identity/operators/office/code-page.tsx'), 'adminSession.codeTitle'),
  door('/admin/sign-in/enrol', () => import('#identity/operators/office/enrol-page.tsx'), 'adminSession.enrolTitle'),
  door(
    '/admin/invitation',
    () => import('#identity/operators/office/invitation-page.tsx'),
    'adminSession.invitationTitle',
  ),
  door('/admin/sign-out', () => import('#identity/operators/office/sign-out-page.tsx'), 'adminSession.signOut'),

  listed(
    'desk',
    'd',
    page('/admin', () => import('#site/desk/office/desk-page.tsx'), 'adminDesk.title', 'own'),
  ),
  page(
    '/admin/account',
    () => import('#identity/operators/office/account-page.tsx'),
    'adminSession.accountTitle',
    'own',
  ),
  page('/admin/undo', () => import('#site/desk/office/undo-page.tsx'), 'adminForm.undoTitle', 'own'),

  listed(
    'catalogue',
    'p',
    page(
      '/admin/products',
      () => import('#catalogue/products/office/list-page.tsx'),
      'adminProducts.title',
      'catalogue.read',
    ),
  ),
  page(
    '/admin/products/edit',
    () => import('#catalogue/products/office/edit-page.tsx'),
    'adminProducts.title',
    'catalogue.edit',
  ),
  listed(
    'catalogue',
    undefined,
    page(
      '/admin/imports',
      () => import('#catalogue/imports/office/list-page.tsx'),
      'adminImports.title',
      'catalogue.edit',
    ),
  ),
  page(
    '/admin/imports/new',
    () => import('#catalogue/imports/office/new-page.tsx'),
    'adminImports.newTitle',
    'catalogue.edit',
  ),
  page(
    '/admin/imports/import',
    () => import('#catalogue/imports/office/import-page.tsx'),
    'adminImports.title',
    'catalogue.edit',
  ),
  listed(
    'catalogue',
    'b',
    page(
      '/admin/brands',
      () => import('#catalogue/brands/office/list-page.tsx'),
      'adminBrands.title',
      'catalogue.read',
    ),
  ),
  page(
    '/admin/brands/edit',
    () => import('#catalogue/brands/office/edit-page.tsx'),
    'adminBrands.title',
    'catalogue.edit',
  ),
  listed(
    'catalogue',
    't',
    page(
      '/admin/categories',
      () => import('#catalogue/categories/office/list-page.tsx'),
      'adminCategories.title',
      'catalogue.read',
    ),
  ),
  page(
    '/admin/categories/edit',
    () => import('#catalogue/categories/office/edit-page.tsx'),
    'adminCategories.title',
    'catalogue.edit',
  ),
  listed(
    'catalogue',
    'v',
    page(
      '/admin/parameters',
      () => import('#catalogue/parameters/office/list-page.tsx'),
      'adminParameters.title',
      'catalogue.read',
    ),
  ),
  page(
    '/admin/parameters/edit',
    () => import('#catalogue/parameters/office/edit-page.tsx'),
    'adminParameters.title',
    'catalogue.edit',
  ),
  listed(
    'catalogue',
    undefined,
    page(
      '/admin/subjects',
      () => import('#catalogue/subjects/office/list-page.tsx'),
      'adminSubjects.title',
      'catalogue.read',
    ),
  ),
  page(
    '/admin/subjects/edit',
    () => import('#catalogue/subjects/office/edit-page.tsx'),
    'adminSubjects.title',
    'catalogue.edit',
  ),
  listed(
    'catalogue',
    'l',
    page(
      '/admin/labels',
      () => import('#catalogue/labels/office/list-page.tsx'),
      'adminLabels.title',
      'catalogue.read',
    ),
  ),
  page(
    '/admin/labels/edit',
    () => import('#catalogue/labels/office/edit-page.tsx'),
    'adminLabels.title',
    'catalogue.edit',
  ),
  listed(
    'catalogue',
    's',
    page(
      '/admin/aliases',
      () => import('#catalogue/aliases/office/list-page.tsx'),
      'adminAliases.title',
      'catalogue.read',
    ),
  ),
  page(
    '/admin/aliases/edit',
    () => import('#catalogue/aliases/office/edit-page.tsx'),
    'adminAliases.title',
    'catalogue.edit',
  ),

  listed(
    'sales',
    'q',
    page(
      '/admin/enquiries',
      () => import('#trade/enquiries/office/list-page.tsx'),
      'adminEnquiries.title',
      'sales.read',
    ),
  ),
  page(
    '/admin/enquiries/enquiry',
    () => import('#trade/enquiries/office/enquiry-page.tsx'),
    'adminEnquiries.title',
    'sales.read',
  ),
  page(
    '/admin/enquiries/quote',
    () => import('#trade/enquiries/office/quote-page.tsx'),
    'adminEnquiries.title',
    'sales.edit',
  ),
  listed(
    'sales',
    'r',
    page('/admin/orders', () => import('#trade/orders/office/list-page.tsx'), 'adminOrders.title', 'sales.read'),
  ),
  page('/admin/orders/order', () => import('#trade/orders/office/order-page.tsx'), 'adminOrders.title', 'sales.read'),
  listed(
    'sales',
    undefined,
    page(
      '/admin/payment-alarms',
      () => import('#trade/payments/office/list-page.tsx'),
      'adminAlarms.title',
      'sales.read',
    ),
  ),
  page(
    '/admin/payment-alarms/alarm',
    () => import('#trade/payments/office/alarm-page.tsx'),
    'adminAlarms.title',
    'sales.read',
  ),
  listed(
    'sales',
    'u',
    page(
      '/admin/members',
      () => import('#identity/members/office/list-page.tsx'),
      'adminMembers.title',
      'members.read',
    ),
  ),
  page(
    '/admin/members/member',
    () => import('#identity/members/office/member-page.tsx'),
    'adminMembers.title',
    'members.read',
  ),
  listed(
    'sales',
    'y',
    page(
      '/admin/companies',
      () => import('#identity/companies/office/list-page.tsx'),
      'adminCompanies.title',
      'members.read',
    ),
  ),
  page(
    '/admin/companies/company',
    () => import('#identity/companies/office/company-page.tsx'),
    'adminCompanies.title',
    'members.read',
  ),
  listed(
    'sales',
    undefined,
    page('/admin/roles', () => import('#identity/roles/office/list-page.tsx'), 'adminRoles.title', 'members.read'),
  ),
  page('/admin/roles/edit', () => import('#identity/roles/office/edit-page.tsx'), 'adminRoles.title', 'settings.edit'),
  listed(
    'sales',
    undefined,
    page(
      '/admin/menu',
      () => import('#identity/roles/office/menu-list-page.tsx'),
      'adminRoles.menuTitle',
      'members.read',
    ),
  ),
  page(
    '/admin/menu/edit',
    () => import('#identity/roles/office/menu-edit-page.tsx'),
    'adminRoles.menuTitle',
    'settings.edit',
  ),
  listed(
    'sales',
    undefined,
    page('/admin/rates', () => import('#trade/rates/office/rates-page.tsx'), 'adminRates.title', 'sales.read'),
  ),

  listed(
    'service',
    'c',
    page('/admin/chat', () => import('#service/chat/office/chat-page.tsx'), 'adminChat.title', 'service.read'),
  ),
  page(
    '/admin/chat/answers',
    () => import('#service/chat/office/answers-page.tsx'),
    'adminChat.answersTitle',
    'service.edit',
  ),
  listed(
    'service',
    'z',
    page(
      '/admin/newsletters',
      () => import('#service/subscriptions/office/list-page.tsx'),
      'adminNewsletters.title',
      'service.read',
    ),
  ),
  page(
    '/admin/newsletters/newsletter',
    () => import('#service/subscriptions/office/newsletter-page.tsx'),
    'adminNewsletters.title',
    'service.read',
  ),
  page(
    '/admin/newsletters/edit',
    () => import('#service/subscriptions/office/edit-page.tsx'),
    'adminNewsletters.title',
    'service.edit',
  ),
  listed(
    'service',
    undefined,
    page(
      '/admin/broadcasts',
      () => import('#service/broadcasts/office/list-page.tsx'),
      'adminBroadcasts.title',
      'service.read',
    ),
  ),
  page(
    '/admin/broadcasts/broadcast',
    () => import('#service/broadcasts/office/broadcast-page.tsx'),
    'adminBroadcasts.title',
    'service.read',
  ),
  page(
    '/admin/broadcasts/edit',
    () => import('#service/broadcasts/office/edit-page.tsx'),
    'adminBroadcasts.title',
    'service.edit',
  ),
  listed(
    'service',
    undefined,
    page(
      '/admin/contacts',
      () => import('#identity/contacts/office/list-page.tsx'),
      'adminContacts.title',
      'service.read',
    ),
  ),
  page(
    '/admin/contacts/edit',
    () => import('#identity/contacts/office/edit-page.tsx'),
    'adminContacts.title',
    'service.edit',
  ),
  listed(
    'service',
    undefined,
    page(
      '/admin/office-hours',
      () => import('#identity/contacts/office/hours-page.tsx'),
      'adminChat.hoursTitle',
      'service.edit',
    ),
  ),

  listed(
    'content',
    'm',
    page(
      '/admin/home-page',
      () => import('#content/home/office/home-page.tsx'),
      'adminContent.homeTitle',
      'content.read',
    ),
  ),
  page(
    '/admin/home-page/versions',
    () => import('#content/home/office/versions-page.tsx'),
    'adminContent.homeTitle',
    'content.read',
  ),
  ...content('news', 'w', 'adminContent.news'),
  ...content('cases', 'f', 'adminContent.cases'),
  ...content('exhibitions', 'e', 'adminContent.exhibitions'),
  ...content('articles', 'h', 'adminContent.articles'),
  ...content('banners', undefined, 'adminContent.banners'),
  ...content('partner-links', undefined, 'adminContent.partnerLinks'),
  ...content('groups', undefined, 'adminContent.groups'),
  ...content('shops', undefined, 'adminContent.shops'),

  listed(
    'system',
    'i',
    page('/admin/site', () => import('#content/home/office/site-page.tsx'), 'adminContent.siteTitle', 'settings.edit'),
  ),
  page(
    '/admin/site/versions',
    () => import('#content/home/office/site-versions-page.tsx'),
    'adminContent.siteTitle',
    'settings.edit',
  ),
  listed(
    'system',
    'o',
    page(
      '/admin/operators',
      () => import('#identity/operators/office/list-page.tsx'),
      'adminOperators.title',
      'operators.edit',
    ),
  ),
  page(
    '/admin/operators/edit',
    () => import('#identity/operators/office/edit-page.tsx'),
    'adminOperators.title',
    'operators.edit',
  ),
  listed(
    'system',
    undefined,
    page('/admin/jobs', () => import('#site/jobs/office/list-page.tsx'), 'adminJobs.title', 'settings.edit'),
  ),
  listed(
    'system',
    'a',
    page('/admin/audit', () => import('#platform/office/audit/list-page.tsx'), 'adminAudit.title', 'audit.read'),
  ),
]

const byPath = new Map(adminPages.map((entry) => [entry.path, entry]))
export const adminEntryAt = (pathname: string) => byPath.get(pathname.toLowerCase().replace(/(?<=.)\/$/, ''))
