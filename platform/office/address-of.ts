import { address, type Address } from '#platform/contract/addresses/address.ts'
import { office as at } from '#platform/contract/addresses/site.ts'
import type { AuditNoun } from './audit/contract.ts'

/** Where the palette and the audit lead to. */
const pageOfNoun: Record<AuditNoun, Address> = {
  operator: at.operators.edit,
  label: at.labels.edit,
  alias: at.aliases.edit,
  product: at.products.edit,
  productFile: at.products,
  brand: at.brands.edit,
  category: at.categories.edit,
  parameter: at.parameters.edit,
  subject: at.subjects.edit,
  import: at.importRun,
  cannedAnswer: at.answers,
  conversation: at.chat,
  picture: at.news,
  news: at.news.edit,
  case: at.cases.edit,
  exhibition: at.exhibitions.edit,
  article: at.articles.edit,
  banner: at.banners.edit,
  partnerLink: at.partnerLinks.edit,
  group: at.groups.edit,
  shop: at.shops.edit,
  site: at.site,
  homePage: at.homePage,
  order: at.order,
  paymentAlarm: at.paymentAlarm,
  enquiry: at.enquiry,
  member: at.member,
  company: at.company,
  customerRole: at.roles.edit,
  menuItem: at.menu.edit,
  exchangeRate: at.rates,
  newsletter: at.newsletter,
  broadcast: at.broadcast,
  contact: at.contacts.edit,
  officeHours: at.officeHours,
  job: at.jobs,
}
export const addressOf = (noun: AuditNoun, key: string) => address(pageOfNoun[noun].path, { id: key })
