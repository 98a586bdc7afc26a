import * as v from 'valibot'
import { GoodsName } from '#catalogue/goods/goods-name.ts'
import { AddressSnapshot } from '#identity/addresses/contract.ts'
import { Id, Timestamp } from '#platform/contract/fields.ts'
import { Currency, MinorUnits } from '#platform/contract/money.ts'

export const mostSampleKg = 25
export const mostPhotos = 6

export const sampleStatuses = ['requested', 'approved', 'refused', 'withdrawn', 'sent', 'tried'] as const
export type SampleStatus = (typeof sampleStatuses)[number]

/** How the material did in the buyer's trial. */
export const sampleResults = ['fits', 'changes', 'unfit'] as const

/** How a price is settled outside of the site. */
export const settlings = ['transfer', 'nextOrder', 'waived'] as const

/** Null: free. */
export const SamplePrice = v.nullable(v.object({ currency: Currency, amountMinor: MinorUnits }))

export const SampleItem = v.object({
  id: Id,
  status: v.picklist(sampleStatuses),
  productId: v.nullable(Id),
  product: GoodsName,
  lotCode: v.nullable(v.string()),
  kilograms: v.number(),
  price: SamplePrice,
  requestedAt: Timestamp,
  result: v.nullable(v.picklist(sampleResults)),
  /** The first of the buyer for these goods since the sample left. */
  order: v.nullable(v.object({ id: Id, orderSn: v.string() })),
  enquiry: v.nullable(v.object({ id: Id, enquiryNo: v.string() })),
})
export type SampleItem = v.InferOutput<typeof SampleItem>

const Photo = v.object({ id: Id, name: v.string(), url: v.string() })

export const Sample = v.object({
  ...SampleItem.entries,
  lotId: v.nullable(Id),
  shopName: v.string(),
  shopNameEn: v.string(),
  application: v.string(),
  /** Null: the account has been closed. */
  address: v.nullable(AddressSnapshot),
  carrier: v.nullable(v.string()),
  carrierEn: v.nullable(v.string()),
  trackingNumber: v.nullable(v.string()),
  trackingUrl: v.nullable(v.string()),
  sentAt: v.nullable(Timestamp),
  settled: v.nullable(v.picklist(settlings)),
  resultNote: v.nullable(v.string()),
  photos: v.array(Photo),
  /** Certificates of analysis of its lot. */
  certificates: v.array(v.object({ id: Id, title: v.string(), titleEn: v.string(), url: v.string() })),
  history: v.array(
    v.object({
      event: v.string(),
      note: v.nullable(v.string()),
      by: v.nullable(v.string()),
      byEn: v.nullable(v.string()),
      time: Timestamp,
    }),
  ),
})
export type Sample = v.InferOutput<typeof Sample>
