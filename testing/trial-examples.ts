import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Example } from './example.ts'
import { aSample, aSampleRequest } from './samples.ts'
import { addressInput, goodsForSale, type Buyer } from './trading.ts'

async function anAlertKey(db: Database, { api }: Buyer) {
  const { id } = await api.alerts.save({ productId: (await goodsForSale(db)).id, kind: 'price', below: '9000' })
  return (await db.first<{ key: string }>(sql`select link_key as key from product_alert where id = ${id}`))?.key
}

/** What a buyer does before there is anything to order: samples, and alerts of prices. */
export const trialExamples: Record<string, Example> = {
  'alerts.save': async ({ site }) => ({ productId: (await goodsForSale(site.db)).id, kind: 'price', below: '9000' }),
  'alerts.linked': async ({ site, buyer }) => ({ token: await anAlertKey(site.db, buyer) }),
  'alerts.stop': async ({ site, buyer }) => ({ token: await anAlertKey(site.db, buyer) }),
  'samples.terms': async ({ site }) => ({ productId: (await goodsForSale(site.db)).id }),
  'samples.request': async ({ site, buyer }) => {
    const { id: addressId } = await buyer.api.addresses.save(await addressInput(site.db))
    return aSampleRequest(await goodsForSale(site.db), { addressId })
  },
  'samples.withdraw': async ({ site, buyer }) => aSample(site.db, { memberId: buyer.member.id }),
  'samples.report': async ({ site, buyer }) => ({
    ...(await aSample(site.db, { memberId: buyer.member.id, status: 'sent' })),
    result: 'fits',
  }),
}
