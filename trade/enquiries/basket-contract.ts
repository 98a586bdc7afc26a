import * as v from 'valibot'
import { get, post } from '#platform/contract/endpoint.ts'
import { WholeNumber } from '#platform/contract/fields.ts'
import { PlainLine } from '#platform/contract/lines.ts'
import { mostEnquiryLines } from './enquiry-limits.ts'
import type { LineField } from './typed-line.ts'

const text = (most: number) => v.optional(PlainLine(most))

/** As it was typed. What a line has to be is asked when it is sent. */
const BasketLine = v.object({
  productId: text(20),
  lotId: text(20),
  productName: text(200),
  specification: text(500),
  range: text(800),
  colour: text(60),
  certificate: text(200),
  sample: text(3),
  quantity: text(200),
  unit: text(20),
  targetPrice: text(40),
  currency: text(20),
} satisfies Record<LineField, unknown>)

const Basket = v.object({
  /** 0 while nothing was ever kept. */
  version: v.number(),
  lines: v.array(BasketLine),
})
export type Basket = v.InferOutput<typeof Basket>

/** What a member has put together for the next enquiry, the same on every device. */
export const enquiryBasket = {
  read: get('/customer/enquiry/basket', { access: 'member', output: Basket }),
  /** Instead of the version that the writer has read; what somebody else has written since is joined with it. */
  keep: post('/customer/enquiry/keepBasket', {
    access: 'member',
    input: v.object({
      version: v.pipe(WholeNumber, v.minValue(0)),
      lines: v.pipe(v.array(BasketLine), v.maxLength(mostEnquiryLines)),
    }),
    output: v.object({ ...Basket.entries, joined: v.boolean() }),
  }),
}
