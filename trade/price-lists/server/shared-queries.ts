import { companyOf, type Buyer } from '#identity/companies/server/shared-queries.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { StoredAttachment } from '#platform/server/files/stored-files.ts'
import { sellerZone } from '#platform/texts/format.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'

const today = sql`(now() at time zone ${sellerZone}::text)::date`

/** Of a company: its agreements and the lists of its group that hold today. */
const listsOf = (enterpriseId: Sql) => sql`
  select id from price_list where ${today} between valid_from and valid_until and (enterprise_id = ${enterpriseId}
    or id in (select price_list_id from price_list_group join company_care using (group_id)
      where company_care.enterprise_id = ${enterpriseId}))`

/** How far up from the category of the product at hand the one that a row names is; no row: it is not above it. */
const levels = sql`
  with recursive above as (
    select code, parent_id, 0 as levels from category start where start.id = product.category_id
    union all
    select up.code, up.parent_id, above.levels + 1 from category up join above on up.id = above.parent_id)
  select above.levels from above where above.code = rule.category`

/** For the row of `product` and its `brand` at hand: what price lists say to the company. Read with the goods. */
export const offersToCompany = (enterpriseId: Sql): Sql => sql`coalesce((
  select json_agg(json_build_object('listId', list.id, 'rowId', rule.id,
    'kind', case when list.enterprise_id is null then 'priceList' else 'agreement' end,
    'name', list.name_zh, 'nameEn', list.name_en, 'currency', list.currency,
    'target', case when rule.product is not null then 'product'
      when rule.brand is not null and rule.category is not null then 'brandAndCategory'
      when rule.brand is not null then 'brand' when rule.category is not null then 'category' else 'everything' end,
    'levels', coalesce(named.levels, 0), 'fromKilograms', coalesce(rule.from_kg, 0),
    'leftKg', list.total_kg - list.used_kg, 'how', rule.how, 'value', (rule.value::numeric * 100)::bigint))
  from price_list list join price_list_row rule on rule.price_list_id = list.id
    left join lateral (${levels}) named on true
  where list.id = any(array(${listsOf(enterpriseId)}))
    and (rule.product is null or rule.product = product.code) and (rule.brand is null or rule.brand = brand.code)
    and (rule.category is null or named.levels is not null)), '[]')`

/** Who trades alone has none. To ask even so takes a third of the time of reading goods. */
export const offersTo = ({ memberId, companyId }: Buyer): Sql | undefined =>
  companyId === null ? undefined : offersToCompany(companyOf(memberId))

/** Whether the company may pay another price for anything today. */
export const hasOwnPrices = (enterpriseId: Sql): Sql => sql`exists (${listsOf(enterpriseId)})`

/** With the company that it was agreed with. */
export const moveAgreements = (db: Db, id: number, otherId: number) =>
  db.run(sql`update price_list set enterprise_id = ${id} where enterprise_id = ${otherId}`)

/** The signed paper, for whoever is of the company that it was agreed with. */
export const findAgreementPaper = (db: Db, memberId: number, id: number) =>
  db.first<StoredAttachment>(sql`
    select 'media/' || file as key, stored_document.name, 'application/pdf' as type from price_list
    join stored_document on stored_document.id = paper_id
    where price_list.id = ${id} and enterprise_id = ${companyOf(memberId)}`)
