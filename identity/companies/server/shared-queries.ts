import type { PaperBuyer } from '../paper-buyer.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'

/** Who buys. Where the buyer asks, the company came with the session; where somebody else does, it is read. */
export interface Buyer {
  memberId: number
  companyId?: number | null
}

/** The company that the member is of at this moment; null for who trades alone. */
export const companyOf = (memberId: number | Sql): Sql =>
  sql`(select company_member.enterprise_id from company_member where company_member.member_id = ${memberId})`

/** Whether a row with `member_id` and `enterprise_id` belongs to the caller, or to the caller's company. */
export const belongsTo = (memberId: number, table: Sql): Sql => sql`
  (${table}.enterprise_id is null and ${table}.member_id = ${memberId} or ${table}.enterprise_id = ${companyOf(memberId)})`

/** The same where only one of the two counts: who is of a company uses what is the company's. */
export const keptFor = (memberId: number, table: Sql): Sql => sql`
  (${table}.enterprise_id = ${companyOf(memberId)}
    or ${table}.enterprise_id is null and ${table}.member_id = ${memberId} and ${companyOf(memberId)} is null)`

/** The name of who did something, for colleagues; who trades alone knows it. */
export const nameForColleagues = (table: Sql, memberId: Sql): Sql => sql`
  case when ${table}.enterprise_id is not null then (select who.realname from member who where who.id = ${memberId}) end`

/** Who is written to about a row: who made it, or a keeper of the company once that person has left it and there is one. */
export const addressee = (table: Sql): Sql => sql`
  case when ${table}.enterprise_id is null or exists (
    select from company_member present
    where present.member_id = ${table}.member_id and present.enterprise_id = ${table}.enterprise_id)
  then ${table}.member_id else coalesce((
    select first.member_id from company_member first
    where first.enterprise_id = ${table}.enterprise_id and first.role = 'keeper'
    order by first.joined_at, first.member_id limit 1), ${table}.member_id) end`

/** What papers say of a company as the buyer. */
export const findPaperBuyer = (db: Db, enterpriseId: Sql) =>
  db.first<PaperBuyer>(sql`
    select enterprise.name, legal_name_zh as "legalName", legal_name_en as "legalNameEn", tax_number as "taxNumber",
      enterprise.address, enterprise.phone, bank, bank_account as "bankAccount",
      country.name_zh as country, country.name_en as "countryEn", city.name_zh as city, city.name_en as "cityEn"
    from enterprise left join country on country.id = country_id left join city on city.id = city_id
    where enterprise.id = (${enterpriseId})`)

/** The licence that the row of `upload` at hand is, for who may change the company's data. */
export const isLicenceOfKept = (memberId: number): Sql => sql`exists (
  select from enterprise join company_member on enterprise_id = enterprise.id
  where licence_id = upload.id and company_member.member_id = ${memberId} and role = 'keeper')`

/** Whom the member asked to be let in, and who asked them. */
export async function dropJoiningOf(db: Db, memberId: number) {
  await db.run(sql`delete from company_request where member_id = ${memberId}`)
  await db.run(sql`delete from company_invitation where email = (select email from member where id = ${memberId})`)
}
