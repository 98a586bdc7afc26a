import * as v from 'valibot'
import { GoodsName } from '#catalogue/goods/goods-name.ts'
import { get, post } from '#platform/contract/endpoint.ts'
import { Id, Timestamp } from '#platform/contract/fields.ts'
import { Currency, MinorUnits, OptionalAmount } from '#platform/contract/money.ts'

export const alertKinds = ['price', 'stock'] as const
export type AlertKind = (typeof alertKinds)[number]

const Priced = v.nullable(v.object({ currency: Currency, perTonneMinor: MinorUnits }))

export const Alert = v.object({
  id: Id,
  kind: v.picklist(alertKinds),
  productId: Id,
  product: GoodsName,
  /** A list price below this one. */
  below: Priced,
  /** The list price of this moment. */
  price: Priced,
  sentAt: v.nullable(Timestamp),
})
export type Alert = v.InferOutput<typeof Alert>

const One = v.object({ id: Id })
const ByLink = v.object({ token: v.pipe(v.string(), v.uuid()) })

/** What a buyer wants to be notified of; new goods of a kind are a saved search. */
export const alerts = {
  list: get('/customer/alert/list', { access: 'member', output: v.array(Alert) }),
  /** One of each kind for a product: saving again changes it. */
  save: post('/customer/alert/save', {
    access: 'member',
    input: v.object({
      productId: Id,
      kind: v.picklist(alertKinds, 'alerts.chooseKind'),
      /** Per tonne in the currency of the list price, as typed. */
      below: OptionalAmount('alerts.priceWrong'),
    }),
    output: One,
  }),
  remove: post('/customer/alert/remove', { access: 'member', input: One }),
  /** What the link of a mail would end. */
  linked: get('/common/alert/linked', { access: 'open', input: ByLink, output: Alert }),
  stop: post('/common/alert/stop', { access: 'open', input: ByLink }),
}
