import * as v from 'valibot'
import { WantedText } from '#catalogue/goods/goods.ts'
import { AddressSnapshot } from '#identity/addresses/contract.ts'
import { Channel } from '#identity/members/channel.ts'
import { ChosenId, Id, optionalOf } from '#platform/contract/fields.ts'
import { OptionalLine, RequiredText } from '#platform/contract/lines.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Made } from '#platform/contract/office/fields.ts'
import { Confirm, termEntries } from '#trade/orders/contract.ts'

const behalf = { permission: 'behalf.enter' } as const
const memberId = ChosenId('adminMembers.chooseMember')
/** What is not of the catalogue has no price of this moment. */
const Line = v.pipe(v.string(), v.regex(/^\d/, 'adminEnteredOrders.fromCatalogue'), WantedText)
const lines = v.pipe(
  v.optional(v.union([v.array(v.string()), v.string()]), () => []),
  v.transform((given) => [given].flat()),
  v.array(Line),
  v.maxLength(100),
)
const Term = v.object({ code: v.string(), name: v.string(), nameEn: v.string() })

const Figures = v.object({
  ...Confirm.entries,
  addresses: v.array(v.object({ id: Id, ...AddressSnapshot.entries })),
  deliveryTerms: v.array(Term),
})
export type EnteredFigures = v.InferOutput<typeof Figures>

/** Orders of somebody who phoned, mailed, wrote or came by, at the prices of the moment. */
export const enteredOrders = {
  /** What the member would be charged, and what there is to choose from. */
  figures: operatorGet('/operator/enteredOrders/figures', {
    ...behalf,
    input: v.object({
      memberId,
      line: lines,
      deliveryTerm: optionalOf(v.pipe(v.string(), v.maxLength(20))),
      deliveryPlace: OptionalLine(100),
    }),
    output: Figures,
  }),
  /** The note says how the buyer agreed; both sides read it. */
  enter: operatorPost('/operator/enteredOrders/enter', {
    ...behalf,
    creates: true,
    input: v.object({
      memberId,
      line: v.pipe(lines, v.minLength(1, 'cart.selectItem')),
      ...termEntries,
      channel: Channel,
      note: RequiredText('adminEnquiries.enterAgreed', 500),
    }),
    output: Made,
  }),
}
