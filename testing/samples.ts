import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { SampleStatus } from '#trade/samples/sample.ts'
import { aMember } from './factories.ts'
import { soldGoods } from './sales.ts'
import { goodsForSale, type Buyer } from './trading.ts'

export const aSampleRequest = ({ id: productId }: { id: number }, { addressId }: Pick<Buyer, 'addressId'>) => ({
  productId,
  kilograms: 5,
  application: 'Injection-moulded caps, 1.2 mm',
  addressId,
})

interface Wishes {
  memberId?: number
  productId?: number
  status?: Extract<SampleStatus, 'requested' | 'approved' | 'sent'>
  /** As the product was called. */
  modelName?: string
}

/** A free sample of 5 kg, as far as it has come. */
export async function aSample(db: Database, wishes: Wishes = {}): Promise<{ id: number }> {
  const { status = 'requested', modelName = soldGoods.modelName } = wishes
  const memberId = wishes.memberId ?? (await aMember(db)).id
  const productId = wishes.productId ?? (await goodsForSale(db)).id
  const sent = status === 'sent' ? sql`'SF', 'SF', 'SF1', now()` : sql`null, null, null, null`
  const made = await db.first<{ id: number }>(sql`
    insert into sample (member_id, enterprise_id, shop_id, product_id, product, kilograms, application, status,
      carrier_zh, carrier_en, tracking_number, sent_at)
    select ${memberId}, (select enterprise_id from company_member where member_id = ${memberId}), shop_id, product.id,
      ${JSON.stringify({ ...soldGoods, modelName })}, 5, 'Caps', ${status}, ${sent}
    from product where product.id = ${productId} returning id`)
  if (!made) throw new Error('No sample was made.')
  return made
}
