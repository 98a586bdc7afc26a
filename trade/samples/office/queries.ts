import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { Page } from '#platform/contract/paging.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Db } from '#platform/server/database/database.ts'
import { ofShop, type Reach } from '#platform/server/database/of-shop.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sorted } from '#platform/server/database/sorted.ts'
import { nothing, sql, type Sql } from '#platform/server/database/sql.ts'
import { detail, from as shared, item, type SampleRow as Detail } from '../server/shared-queries.ts'
import { sampleTabs, type SampleInfo, type SampleRow, type samples, type SampleTab } from './contract.ts'

const from = sql`${shared} join member on member.id = sample.member_id
  left join enterprise on enterprise.id = sample.enterprise_id`
const buyer = sql`coalesce(enterprise.name, member.realname)`
const whose = sql`sample.enterprise_id as "companyId", ${buyer} as buyer`
const reached = (by: Reach) => ofShop(by, sql`sample.shop_id`)

const inTab = (tab: SampleTab): Sql =>
  tab === 'all' ? sql`true` : tab === 'ordered' ? sql`sample.order_id is not null` : sql`sample.status = ${tab}`

const words = sql`${buyer}, member.realname, sample.lot_code, sample.tracking_number, sample.product ->> 'modelName',
  sample.product ->> 'seriesName', sample.product ->> 'name', sample.product ->> 'nameEn'`

/** A sample has no number of its own: it is known by its goods, its buyer and its consignment. */
export const findSamplesNamed = (db: Db, text: string, by: Reach) =>
  db.many<{ key: string; name: string; nameEn: string }>(sql`
    select key, name, name as "nameEn" from (
      select sample.id::text as key, concat_ws(' · ', concat_ws(' ', sample.product ->> 'seriesName',
        sample.product ->> 'modelName'), ${buyer}, sample.tracking_number) as name
      from ${from} where ${reached(by)} and ${containing(text, words)} order by sample.id desc limit 5) as found`)

export function searchSamples(db: Db, by: Reach, filter: ParsedOf<typeof samples.list>): Promise<Page<SampleRow>> {
  const { search, tab, sort, ...paging } = filter
  const found = sql`${reached(by)} and ${inTab(tab)} ${search ? sql`and ${containing(search, words)}` : nothing}`
  const order = sorted(sort, { requestedAt: sql`requested_at`, kilograms: sql`sample.kilograms` })
  return paged(
    db,
    paging,
    sql`select ${item}, ${whose}, shop.name_zh as "shopName", shop.name_en as "shopNameEn" from ${from}
      where ${found} ${order}, sample.id desc`,
    sql`select count(*) from ${from} where ${found}`,
  )
}

const countOf = (tab: SampleTab) => sql`count(*) filter (where ${inTab(tab)})`
const counts = sampleTabs.map((tab) => sql`${tab}::text, ${countOf(tab)}`).reduce((all, next) => sql`${all}, ${next}`)

export const countSamples = async (db: Db, by: Reach) =>
  (
    await db.first<{ counts: Record<SampleTab, number> }>(sql`
      select json_build_object(${counts}) as counts from sample where ${reached(by)}`)
  )?.counts

type Found = Detail & Pick<SampleInfo, 'companyId' | 'buyer'>

export const findSample = (db: Db, by: Reach, id: number) =>
  db.first<Found>(sql`select ${detail(true)}, ${whose} from ${from} where sample.id = ${id} and ${reached(by)}`)

/** What a sample of the product can be filled from. */
export const searchLots = (db: Db, productId: number | null) =>
  db.many<Columns<'lot', 'id' | 'code'>>(sql`
    select id, code from lot where product_id = ${productId} order by tested_on desc, id desc limit 50`)
