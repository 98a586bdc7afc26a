import type { ContractClient } from '#site/contract.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import type { orders } from '#trade/orders/contract.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aProduct, type ProductWishes } from './catalogue.ts'
import { aMember } from './factories.ts'
import type { TestApp } from './test-app.ts'

export const yuan = (perTonne: number) => ({ currency: 'CNY' as const, perTonneMinor: perTonne * 100 })

let made = 0

/** A product with a price, from 1 MT on, in bags of 25 kg. */
export const goodsForSale = (db: Database, wishes: ProductWishes = {}) =>
  aProduct(db, { price: yuan(10_000), stockKg: 100_000, ...wishes })

export async function aLot(
  db: Db,
  productId: number,
  { kilograms = 5_000, price = 8_000 }: { kilograms?: number; price?: number | null } = {},
) {
  const row = await db.first<{ id: number; code: string }>(sql`
    insert into lot (product_id, code, kilograms, stock_kg, currency, price_per_tonne, note_zh, note_en, tested_on)
    values (${productId}, ${`LOT-${++made}`}, ${kilograms}, ${kilograms}, ${price === null ? null : 'CNY'},
      ${price === null ? null : price * 100}, '', '', current_date) returning id, code`)
  if (!row) throw new Error('No lot was inserted.')
  return row
}

export const aTier = (db: Db, productId: number, fromKg: number, perTonne: number) =>
  db.run(sql`
    insert into price_tier (product_id, from_kg, price_per_tonne) values (${productId}, ${fromKg}, ${Math.round(perTonne * 100)})`)

export const aBankAccount = (db: Db, currency: 'CNY' | 'USD' = 'CNY') =>
  db.run(sql`
    insert into bank_account (currency, beneficiary, bank, bank_address, account, swift)
    values (${currency}, 'PolyHarbor', 'Bank', 'Ningbo', '0000', 'TESTCN00') on conflict do nothing`)

export async function addressInput(db: Db) {
  const row = await db.first<{ countryId: number; provinceId: number; cityId: number }>(sql`
    select country_id as "countryId", province_id as "provinceId", city.id as "cityId"
    from city join province on province.id = province_id join country on country.id = country_id
    where country.code = 'CN' order by city.id limit 1`)
  if (!row) throw new Error('There are no places.')
  return { ...row, name: '陈立', phone: '13800138000', detailAddress: '中山路 1 号' }
}

export interface Buyer {
  member: { id: number; email: string }
  api: ContractClient
  addressId: number
}

/** A signed-in member with an address. */
export async function aBuyer({ db, as }: TestApp): Promise<Buyer> {
  await aBankAccount(db)
  const member = await aMember(db)
  const api = await as(member)
  const { id: addressId } = await api.addresses.save(await addressInput(db))
  return { member, api, addressId }
}

export const termsOf = ({ addressId }: Pick<Buyer, 'addressId'>) => ({
  addressId,
  payMethod: 'transfer' as const,
  deliveryTerm: 'PICKUP',
})

type Line = InputOf<typeof orders.place>['lines'][number]

/** The order of a buyer who saw the figures just before. */
export async function placeOrder(buyer: Buyer, lines: Line[], paymentType?: string) {
  const line = lines.map(
    ({ productId, lotId, quantity, unit = 'kg' }) => `${productId}${lotId ? `-${lotId}` : ''}:${quantity}:${unit}`,
  )
  const { fingerprint } = await buyer.api.orders.confirm({ line })
  const { orders: placed } = await buyer.api.orders.place({ lines, fingerprint, ...termsOf(buyer), paymentType })
  const [first] = placed
  if (!first) throw new Error('No order was placed.')
  return { ...first, all: placed }
}
