import * as v from 'valibot'
import { Id, optionalOf } from '#platform/contract/fields.ts'
import { RequiredText } from '#platform/contract/lines.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed, Line, listing, SearchText, sortBy } from '#platform/contract/office/fields.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { Sample, SampleItem, sampleStatuses, settlings } from '../sample.ts'

/** By state, and those that an order came of. */
export const sampleTabs = [...sampleStatuses, 'ordered', 'all'] as const
export type SampleTab = (typeof sampleTabs)[number]

const whose = {
  /** Null: a member who trades alone. */
  companyId: v.nullable(Id),
  buyer: v.string(),
}
export const SampleRow = v.object({ ...SampleItem.entries, ...whose, shopName: v.string(), shopNameEn: v.string() })
export type SampleRow = v.InferOutput<typeof SampleRow>

const Named = v.object({ id: Id, name: v.string(), nameEn: v.string() })

export const SampleInfo = v.object({
  ...Sample.entries,
  ...whose,
  carriers: v.array(Named),
  lots: v.array(v.object({ id: Id, code: v.string() })),
})
export type SampleInfo = v.InferOutput<typeof SampleInfo>

const reads = { permission: 'sales.read', ofShop: true } as const
const decides = { permission: 'sales.edit', ofShop: true, output: Changed } as const
const One = v.object({ id: Id })

export const samples = {
  list: operatorGet('/operator/samples/list', {
    ...reads,
    input: v.object({
      ...listing,
      search: SearchText,
      tab: v.optional(v.picklist(sampleTabs), 'requested'),
      sort: sortBy(['requestedAt', 'kilograms'], '-requestedAt'),
    }),
    output: pageOf(SampleRow),
  }),
  counts: operatorGet('/operator/samples/counts', { ...reads, output: v.record(v.picklist(sampleTabs), v.number()) }),
  info: operatorGet('/operator/samples/info', { ...reads, input: One, output: SampleInfo }),
  approve: operatorPost('/operator/samples/approve', { ...decides, input: One }),
  refuse: operatorPost('/operator/samples/refuse', {
    ...decides,
    input: v.object({ id: Id, reason: RequiredText('adminSamples.enterReason', 500) }),
  }),
  send: operatorPost('/operator/samples/send', {
    ...decides,
    input: v.object({
      id: Id,
      carrier: Line(80),
      trackingNumber: Line(80),
      /** What the bag was filled from, where the buyer did not say. */
      lotId: optionalOf(Id),
      /** For one with a price. */
      settled: optionalOf(v.picklist(settlings)),
    }),
  }),
}
