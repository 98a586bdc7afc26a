import type { Company, EnterpriseItem, EnterpriseStatus } from '../enterprise.ts'
import type { Page, Paging } from '#platform/contract/paging.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { Sql, sql } from '#platform/server/database/sql.ts'

const place = (table: 'country' | 'province' | 'city') =>
  new Sql(
    `case when ${table}.id is null then null else
      json_build_object('id', ${table}.id, 'name', ${table}.name_zh, 'nameEn', ${table}.name_en) end as ${table}`,
    [],
  )
export const enterpriseItem = sql`enterprise.id, enterprise.name, enterprise.type as "enterpriseType", enterprise.status,
  ${place('country')}, ${place('province')}, ${place('city')}`
export const enterpriseSource = sql`enterprise left join country on country.id = enterprise.country_id
  left join province on province.id = enterprise.province_id left join city on city.id = enterprise.city_id`

/** By any part of the name; the nearest name first. */
export function searchEnterprises(db: Db, key: string, paging: Paging): Promise<Page<EnterpriseItem>> {
  const matching = sql`merged_into is null and position(${key} in name_key) > 0`
  return paged(
    db,
    paging,
    sql`select ${enterpriseItem} from ${enterpriseSource} where ${matching}
      order by position(${key} in name_key), length(name_key), enterprise.id`,
    sql`select count(*) from enterprise where ${matching}`,
  )
}

export const detailColumns = sql`enterprise.address, enterprise.website, legal_name_zh as "legalName",
  legal_name_en as "legalNameEn", tax_number as "taxNumber", enterprise.phone, bank, bank_account as "bankAccount"`

type CompanyRow = Omit<Company, 'keeper' | 'licence'> & {
  licenceId: number | null
  licenceName: string | null
  licenceSize: number | null
}

export const findCompany = (db: Db, memberId: number) =>
  db.first<CompanyRow>(sql`
    select ${enterpriseItem}, company_member.role, ${detailColumns}, upload.id as "licenceId",
      upload.name as "licenceName", upload.size as "licenceSize"
    from ${enterpriseSource} join company_member on enterprise_id = enterprise.id
      left join upload on upload.id = licence_id
    where company_member.member_id = ${memberId}`)

/** Nothing where there is one of that name. */
export const foundEnterprise = (db: Db, name: string, key: string) =>
  db.first<Columns<'enterprise', 'id'>>(sql`
    insert into enterprise (name, name_key) values (${name}, ${key}) on conflict (name_key) do nothing returning id`)

/** Who names a company that was merged into another one means that one. */
export const findEnterprise = (db: Db, by: { id: number } | { key: string }) =>
  db.first<Columns<'enterprise', 'id' | 'name'>>(sql`
    select id, name from enterprise where id = (
      select coalesce(named.merged_into, named.id) from enterprise named
      where ${'id' in by ? sql`named.id = ${by.id}` : sql`named.name_key = ${by.key}`})`)

export const findMembership = (db: Db, memberId: number) =>
  db.first<Columns<'enterprise', 'nameKey', { enterpriseId: 'id' }>>(sql`
    select enterprise_id as "enterpriseId", name_key as "nameKey"
    from company_member join enterprise on enterprise.id = enterprise_id where member_id = ${memberId}`)

/** What a person has checked of an enterprise. */
export type Checked = Columns<
  'enterprise',
  'nameKey' | 'countryId' | 'licenceId' | 'taxNumber',
  { legalName: 'legalNameZh'; legalNameEn: 'legalNameEn' }
>

/** The enterprise of the member, locked. */
export const lockOwn = (db: Db, memberId: number) =>
  db.first<Checked & { id: number; status: EnterpriseStatus }>(sql`
    select enterprise.id, name_key as "nameKey", country_id as "countryId", licence_id as "licenceId", status,
      tax_number as "taxNumber", legal_name_zh as "legalName", legal_name_en as "legalNameEn"
    from enterprise join company_member on enterprise_id = enterprise.id
    where company_member.member_id = ${memberId} for update of enterprise`)

/** Whether the city lies in the province and the province in the country. */
export const placeExists = async (db: Db, countryId: number, provinceId: number | null, cityId: number | null) =>
  Boolean(
    await db.first(sql`
      select from country left join province on province.country_id = country.id and province.id = ${provinceId}
        left join city on city.province_id = province.id and city.id = ${cityId}
      where country.id = ${countryId} and province.id is not distinct from ${provinceId}
        and city.id is not distinct from ${cityId}`),
  )

export interface EnterpriseRow extends Checked {
  name: string
  type: number
  countryId: number
  provinceId: number | null
  cityId: number | null
  address: string
  website: string | null
  phone: string | null
  bank: string | null
  bankAccount: string | null
  status: EnterpriseStatus
}

export const updateEnterprise = (db: Db, id: number, row: EnterpriseRow) =>
  db.run(sql`
    update enterprise set name = ${row.name}, name_key = ${row.nameKey}, type = ${row.type},
      country_id = ${row.countryId}, province_id = ${row.provinceId}, city_id = ${row.cityId},
      address = ${row.address}, website = ${row.website}, licence_id = ${row.licenceId}, status = ${row.status},
      legal_name_zh = ${row.legalName}, legal_name_en = ${row.legalNameEn}, tax_number = ${row.taxNumber},
      phone = ${row.phone}, bank = ${row.bank}, bank_account = ${row.bankAccount}, updated_at = now()
    where id = ${id}`)
