import { memberEnums } from './member-enums.ts'
import { orders } from './orders.ts'
import { enquiries } from './enquiries.ts'
import { uploads } from './uploads.ts'
import { quoteDesk } from './quote-desk.ts'
import { quotes } from './quotes.ts'
import { payments } from './payments.ts'
import { adminRoles } from './admin/roles.ts'
import { adminRates } from './admin/rates.ts'
import { adminOrders } from './admin/orders.ts'
import { adminMembers } from './admin/members.ts'
import { adminEnquiries } from './admin/enquiries.ts'
import { adminCompanies } from './admin/companies.ts'
import { adminAlarms } from './admin/alarms.ts'
import { adminAliases } from './admin/aliases.ts'
import { adminAudit } from './admin/audit.ts'
import { adminBroadcasts } from './admin/broadcasts.ts'
import { adminChat } from './admin/chat.ts'
import { adminContacts } from './admin/contacts.ts'
import { adminContent } from './admin/content.ts'
import { adminDesk } from './admin/desk.ts'
import { adminFields } from './admin/fields.ts'
import { adminForm } from './admin/form.ts'
import { adminImports } from './admin/imports.ts'
import { adminLabels } from './admin/labels.ts'
import { adminNewsletters } from './admin/newsletters.ts'
import { adminOperators } from './admin/operators.ts'
import { adminProducts } from './admin/products.ts'
import { adminSession } from './admin/session.ts'
import { adminBrands, adminCategories, adminParameters, adminSubjects } from './admin/vocabulary.ts'

/** The back office; no customer's browser ever loads it. */
export const adminArea = {
  memberEnums,
  orders,
  enquiries,
  uploads,
  quoteDesk,
  quotes,
  payments,
  adminRoles,
  adminRates,
  adminOrders,
  adminMembers,
  adminEnquiries,
  adminCompanies,
  adminAlarms,
  adminAliases,
  adminAudit,
  adminBroadcasts,
  adminChat,
  adminContacts,
  adminContent,
  adminDesk,
  adminFields,
  adminForm,
  adminBrands,
  adminCategories,
  adminImports,
  adminLabels,
  adminNewsletters,
  adminOperators,
  adminParameters,
  adminProducts,
  adminSession,
  adminSubjects,
}
