import * as v from 'valibot'
import { Id } from '#platform/contract/fields.ts'

const Texts = v.object({ 'zh-CN': v.string(), 'en-US': v.string() })

/** What it fills the form of a quote with. */
export const QuoteTemplate = v.object({
  id: Id,
  name: v.string(),
  nameEn: v.string(),
  deliveryTerm: v.nullable(v.string()),
  paymentType: v.nullable(v.string()),
  validDays: v.nullable(v.number()),
  /** Delivery, payment and remarks, a paragraph each, in the language of the buyer. */
  note: Texts,
})
export type QuoteTemplate = v.InferOutput<typeof QuoteTemplate>
