import type { GoodsName } from '#catalogue/goods/goods-name.ts'
import { selectSnapshot } from '#identity/addresses/server/shared-queries.ts'
import { addressee, belongsTo, companyOf, keptFor } from '#identity/companies/server/shared-queries.ts'
import type { Page, Paging } from '#platform/contract/paging.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { By } from '#platform/server/api/by.ts'
import { sellerZone } from '#platform/texts/format.ts'
import type { SampleRequest } from '../contract.ts'
import type { SampleItem } from '../sample.ts'
import { detail, from, item, type SampleRow } from './shared-queries.ts'

export interface MovedSample extends Columns<'sample', 'id' | 'shopId' | 'price'> {
  product: GoodsName
  memberId: number
}
export const movedColumns = sql`sample.id, sample.shop_id as "shopId", sample.price, sample.product,
  ${addressee(sql`sample`)} as "memberId"`

const own = (memberId: number) => belongsTo(memberId, sql`sample`)

export const searchSamples = (db: Db, memberId: number, paging: Paging): Promise<Page<SampleItem>> =>
  paged(
    db,
    paging,
    sql`select ${item} from ${from} where ${own(memberId)} order by sample.id desc`,
    sql`select count(*) from sample where ${own(memberId)}`,
  )

export const findSample = (db: Db, memberId: number, id: number) =>
  db.first<SampleRow>(sql`select ${detail(false)} from ${from} where sample.id = ${id} and ${own(memberId)}`)

/** Whose month it is: one request at a time, so that two do not both take the last one. */
export async function lockAsker(tx: Db, memberId: number) {
  await tx.run(sql`select from member where id = ${memberId} for no key update`)
  await tx.run(sql`select from enterprise where id = ${companyOf(memberId)} for no key update`)
}

const thisMonth = sql`date_trunc('month', now() at time zone ${sellerZone}::text) at time zone ${sellerZone}::text`

/** What was refused or withdrawn does not count. */
export const findMonth = (db: Db, memberId: number) =>
  db.first<{ most: number; used: number }>(sql`
    select coalesce((select samples_per_month from house), 5) as most, count(*) as used from sample
    where ${keptFor(memberId, sql`sample`)} and status not in ('refused', 'withdrawn') and requested_at >= ${thisMonth}`)

const price = sql`case when product.currency is not null then product.sample_price end`

export const findPrice = (db: Db, productId: number) =>
  db.first<Columns<'product', 'currency', { amountMinor: 'samplePrice' }>>(sql`
    select currency, ${price} as "amountMinor" from product where id = ${productId} and status = 'published'`)

interface NewSample extends SampleRequest {
  product: GoodsName
  lotCode: string | null
}

/** Undefined where the address is not the buyer's. */
export const insertSample = (tx: Db, memberId: number, by: By, sample: NewSample) =>
  tx.first<Columns<'sample', 'id' | 'shopId'>>(sql`
    with made as (
      insert into sample (member_id, enterprise_id, shop_id, product_id, lot_id, lot_code, product, kilograms, application,
        address, price, currency)
      select ${memberId}, ${companyOf(memberId)}, shop_id, product.id, ${sample.lotId ?? null}, ${sample.lotCode},
        ${JSON.stringify(sample.product)}, ${sample.kilograms}, ${sample.application}, to_jsonb(chosen), ${price},
        case when ${price} is not null then product.currency end
      from product, (${selectSnapshot(memberId, sample.addressId)}) as chosen where product.id = ${sample.productId}
      returning id, shop_id),
    history as (
      insert into sample_history (sample_id, event, to_status, actor, actor_id)
      select id, 'request', 'requested', ${by.actor}, ${by.id} from made)
    select id, shop_id as "shopId" from made`)

export const insertPhotos = (tx: Db, sampleId: number, photoIds: readonly number[]) =>
  tx.run(sql`
    insert into sample_photo (sample_id, position, upload_id)
    select ${sampleId}, position, id from unnest(${photoIds}::int[]) with ordinality as photo (id, position)`)
