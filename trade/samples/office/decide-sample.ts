import { titleFact } from '#catalogue/goods/server/title-fact.ts'
import { notifyMember } from '#identity/letters/server/notify-member.ts'
import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { byOperator } from '#platform/server/api/by.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import { sql } from '#platform/server/database/sql.ts'
import { carrierNamed } from '#trade/shipments/server/send-shipment.ts'
import type { MovedSample } from '../server/queries.ts'
import { sampleLife } from '../server/sample-life.ts'
import type { samples } from './contract.ts'
import { findSample, searchLots } from './queries.ts'

export async function knownSample(db: Db, by: Reach, id: number) {
  const sample = await findSample(db, by, id)
  if (!sample) throw new Refusal('NOT_FOUND')
  return sample
}

export const approveSample = (id: number, context: Context<'operator'>) =>
  context.db.transaction(async (tx) => {
    await knownSample(tx, context.operator, id)
    const moved = await sampleLife.move(tx, id, 'approve', byOperator(context.operator.operatorId))
    return decided(tx, context, moved, 'approve', {})
  })

export const refuseSample = ({ id, reason }: ParsedOf<typeof samples.refuse>, context: Context<'operator'>) =>
  context.db.transaction(async (tx) => {
    await knownSample(tx, context.operator, id)
    const by = byOperator(context.operator.operatorId)
    const moved = await sampleLife.move(tx, id, 'refuse', by, { note: reason })
    return decided(tx, context, moved, 'refuse', { reason })
  })

const wrong = (field: string, message: string) => new Refusal('INVALID_INPUT', { fields: { [field]: message } })

export const sendSample = (input: ParsedOf<typeof samples.send>, context: Context<'operator'>) =>
  context.db.transaction(async (tx) => {
    const { id, trackingNumber, settled = null } = input
    const known = await knownSample(tx, context.operator, id)
    if (known.price && !settled) throw wrong('settled', 'adminSamples.chooseSettled')
    const lot = input.lotId && (await searchLots(tx, known.productId)).find((each) => each.id === input.lotId)
    if (input.lotId && !lot) throw wrong('lotId', 'adminProducts.unknown')
    const carrier = await carrierNamed(tx, input.carrier)
    const moved = await sampleLife.move(tx, id, 'send', byOperator(context.operator.operatorId), {
      set: sql`, carrier_id = ${carrier.id}, carrier_zh = ${carrier.name}, carrier_en = ${carrier.nameEn},
        tracking_number = ${trackingNumber}, sent_at = now(), settled = case when price is not null then ${settled}::text end,
        lot_id = coalesce(${lot ? lot.id : null}, lot_id), lot_code = coalesce(${lot ? lot.code : null}, lot_code)`,
    })
    const facts = { carrier: { zh: carrier.name, en: carrier.nameEn }, trackingNumber }
    return decided(tx, context, moved, 'send', facts, { carrier: carrier.name, trackingNumber })
  })

const actions = { approve: 'review', refuse: 'review', send: 'send' } as const

/** The buyer is written to, and the audit keeps who decided. */
async function decided(
  tx: Db,
  { config, operator }: Context<'operator'>,
  { id, memberId, product }: MovedSample,
  event: keyof typeof actions,
  facts: object,
  after = facts,
) {
  const told = { reason: '', carrier: '', trackingNumber: '', about: id, product: titleFact(product), ...facts }
  await notifyMember(tx, config, memberId, `sample.${event}`, told)
  const title = [product.seriesName, product.modelName].filter(Boolean).join(' ')
  return audit(tx, operator, { action: actions[event], noun: 'sample', key: id, title, after })
}
