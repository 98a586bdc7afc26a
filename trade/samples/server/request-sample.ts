import { findGoods } from '#catalogue/goods/server/shared-queries.ts'
import { titleFact } from '#catalogue/goods/server/title-fact.ts'
import { mailOperators } from '#identity/operators/office/mail-operators.ts'
import type { Currency } from '#platform/contract/currencies.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { byMember, type By } from '#platform/server/api/by.ts'
import type { Config } from '#platform/server/config.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { SampleRequest } from '../contract.ts'
import { sampleDeskNotices } from '../office/desk-notices.ts'
import { inKilograms } from '../in-kilograms.ts'
import { findMonth, findPrice, insertSample, lockAsker } from './queries.ts'

async function monthOf(db: Db, memberId: number) {
  const { most = 0, used = 0 } = (await findMonth(db, memberId)) ?? {}
  return { most, left: Math.max(0, most - used) }
}

export async function getTerms(productId: number, { db, caller }: Context<'member'>) {
  const goods = await findPrice(db, productId)
  if (!goods) throw new Refusal('NOT_FOUND')
  const { currency, amountMinor } = goods
  const price = currency && amountMinor ? { currency: currency as Currency, amountMinor } : null
  return { price, ...(await monthOf(db, caller.memberId)) }
}

export const requestSample = (wish: SampleRequest, { db, config, caller: { memberId } }: Context<'member'>) =>
  db.transaction((tx) => requestWithin(tx, config, wish, memberId, byMember(memberId)))

/** Within what a company may request in a month, whoever writes it down; the seller's people are written to. */
export async function requestWithin(tx: Db, config: Config, wish: SampleRequest, memberId: number, by: By) {
  const [goods] = await findGoods(tx, [{ productId: wish.productId, lotId: wish.lotId ?? null }])
  if (!goods) throw new Refusal('NOT_FOUND')
  if (!goods.sold) throw new Refusal('NOT_SOLD')
  await lockAsker(tx, memberId)
  if ((await monthOf(tx, memberId)).left === 0) throw new Refusal('SAMPLES_FULL')
  const { product, lotCode } = goods
  const made = await insertSample(tx, memberId, by, { ...wish, product, lotCode })
  if (!made) throw new Refusal('INVALID_INPUT', { fields: { addressId: 'samples.chooseAddress' } })
  const { id, shopId } = made
  const facts = { about: id, product: titleFact(product), weight: inKilograms(wish.kilograms) }
  await mailOperators(tx, config, { permission: 'sales.edit', shopId }, sampleDeskNotices.requested, facts)
  return { id }
}
