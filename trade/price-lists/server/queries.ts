import { to } from '#platform/contract/to.ts'
import { companyOf } from '#identity/companies/server/shared-queries.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sellerZone } from '#platform/texts/format.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Agreement } from '../contract.ts'

/** No row where less is left: whoever comes second for the last of it gets none. */
export const addUsed = (db: Db, listId: number, kilograms: number) =>
  db.run(sql`
    update price_list set used_kg = used_kg + ${kilograms}::bigint
    where id = ${listId} and (total_kg is null or used_kg + ${kilograms}::bigint <= total_kg)`)

export const takeUsed = (db: Db, listId: number, kilograms: number) =>
  db.run(sql`update price_list set used_kg = used_kg - ${kilograms}::bigint where id = ${listId}`)

/** What a line still holds of its agreement. */
export const lessCalled = (db: Db, lineId: number, kilograms: number) =>
  db.run(sql`update order_line set called_kg = called_kg - ${kilograms} where id = ${lineId}`)

export const searchAgreements = (db: Db, memberId: number) =>
  db.many<Agreement>(sql`
    select id, name_zh as name, name_en as "nameEn", currency, valid_from as "validFrom", valid_until as "validUntil",
      total_kg as "totalKg", used_kg as "usedKg", total_kg - used_kg as "leftKg",
      case when paper_id is not null then ${to.file.agreement.path}::text || '/' || id end as paper
    from price_list where enterprise_id = ${companyOf(memberId)}
      and valid_until >= (now() at time zone ${sellerZone}::text)::date
    order by valid_until, id`)
