import * as v from 'valibot'
import { ChosenId, Id, optionalOf, Timestamp } from '#platform/contract/fields.ts'
import { newsletterFields, wholeLanguages } from '../newsletter-draft.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed, Chosen, listing, Made, SearchText, sortBy, Since, Version } from '#platform/contract/office/fields.ts'

/** Being written, on its way, or with everybody. */
export const sendingStates = ['draft', 'sending', 'sent'] as const

export const NewsletterRow = v.object({
  id: Id,
  subject: v.nullable(v.string()),
  subjectEn: v.nullable(v.string()),
  productCatalog: Id,
  catalogueName: v.string(),
  catalogueNameEn: v.string(),
  state: v.picklist(sendingStates),
  /** Those who get it, or would get it now. */
  readers: v.number(),
  sent: v.number(),
  /** Taken by the mail server, and refused by it; null of what left before they were counted. */
  delivered: v.nullable(v.number()),
  failed: v.nullable(v.number()),
  /** Who left the catalogue by it, and links to the site that were followed: how many, not who. */
  unsubscribed: v.number(),
  followed: v.number(),
  updatedAt: Timestamp,
  sentAt: v.nullable(Timestamp),
  finishedAt: v.nullable(Timestamp),
  version: v.number(),
})
export type NewsletterRow = v.InferOutput<typeof NewsletterRow>

const NewsletterInfo = v.object({
  ...NewsletterRow.entries,
  body: v.nullable(v.string()),
  bodyEn: v.nullable(v.string()),
  path: v.nullable(v.string()),
  /** Of the readers, those who read Chinese. */
  chinese: v.number(),
})
export type NewsletterInfo = v.InferOutput<typeof NewsletterInfo>

const details = { ...newsletterFields, productCatalog: ChosenId('subscriptions.chooseCatalogue') }
const one = v.object({ id: Id })
/** What was on the screen is what is meant. */
const asSeen = v.object({ id: Id, version: Version })

export const newsletters = {
  list: operatorGet('/operator/newsletters/list', {
    permission: 'service.read',
    input: v.object({
      ...listing,
      search: SearchText,
      state: optionalOf(v.picklist(sendingStates)),
      productCatalog: optionalOf(Id),
      sort: sortBy(['updatedAt', 'sentAt', 'subject', 'subjectEn'], '-updatedAt'),
    }),
    output: pageOf(NewsletterRow),
  }),
  info: operatorGet('/operator/newsletters/info', { permission: 'service.read', input: one, output: NewsletterInfo }),
  /** What can be subscribed to, and by how many it is. */
  catalogues: operatorGet('/operator/newsletters/catalogues', {
    permission: 'service.read',
    output: v.array(v.object({ id: Id, name: v.string(), nameEn: v.string(), readers: v.number() })),
  }),
  create: operatorPost('/operator/newsletters/create', {
    permission: 'service.edit',
    input: v.pipe(v.object(details), wholeLanguages()),
    output: Made,
    creates: true,
  }),
  update: operatorPost('/operator/newsletters/update', {
    permission: 'service.edit',
    input: v.pipe(v.object({ id: Id, version: Version, since: Since, ...details }), wholeLanguages()),
    output: Changed,
  }),
  /** Only what was not sent. */
  remove: operatorPost('/operator/newsletters/remove', { permission: 'service.edit', input: Chosen, output: Changed }),
  /** To the operator's own address, in every language that it is written in. */
  test: operatorPost('/operator/newsletters/test', { permission: 'service.edit', input: one, output: Changed }),
  /** To everybody who reads the catalogue now. Sent again, it stays the one that was sent. */
  send: operatorPost('/operator/newsletters/send', { permission: 'service.edit', input: asSeen, output: Changed }),
}
