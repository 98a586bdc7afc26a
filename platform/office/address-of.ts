import { address, type Address } from '#platform/contract/addresses/address.ts'
import { office as at } from '#platform/contract/addresses/site.ts'
import { isOwnNoun, type AuditNoun, type ownNouns } from './audit/contract.ts'
import { recordOf } from './records/registry.ts'

/** Where the palette and the audit lead to. */
const pageOfNoun: Record<(typeof ownNouns)[number], Address> = {
  operator: at.operators.edit,
  product: at.products.edit,
  productFile: at.mediaFile.document,
  stockMove: at.products.edit,
  cost: at.products.edit,
  import: at.importRun,
  conversation: at.chat,
  picture: at.mediaFile.picture,
  site: at.site,
  homePage: at.homePage,
  order: at.order,
  paymentAlarm: at.paymentAlarm,
  taxInvoice: at.taxInvoice,
  sample: at.sample,
  comment: at.comment,
  enquiry: at.enquiry,
  member: at.member,
  company: at.company,
  exchangeRate: at.rates,
  newsletter: at.newsletter,
  broadcast: at.broadcast,
  officeHours: at.officeHours,
  setUp: at.setUp,
  job: at.jobs,
}

export const addressOf = (noun: AuditNoun, key: string) =>
  address((isOwnNoun(noun) ? pageOfNoun[noun] : recordOf(noun)?.at.edit)?.path ?? at.desk.path, { id: key })
