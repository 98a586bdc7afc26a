import type { EnterpriseItem, EnterpriseStatus } from '../enterprise.ts'
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
  const matching = sql`position(${key} in name_key) > 0`
  return paged(
    db,
    paging,
    sql`select ${enterpriseItem} from ${enterpriseSource} where ${matching}
      order by position(${key} in name_key), length(name_key), enterprise.id`,
    sql`select count(*) from enterprise where ${matching}`,
  )
}

export type CompanyRow = EnterpriseItem & {
  keeper: boolean
  address: string | null
  website: string | null
  licenceId: number | null
  licenceName: string | null
  licenceSize: number | null
}

export const findCompany = (db: Db, memberId: number) =>
  db.first<CompanyRow>(sql`
    select ${enterpriseItem}, keeper, enterprise.address, enterprise.website, upload.id as "licenceId",
      upload.name as "licenceName", upload.size as "licenceSize"
    from ${enterpriseSource} join enterprise_member on enterprise_id = enterprise.id
      left join upload on upload.id = licence_id and upload.member_id = ${memberId}
    where enterprise_member.member_id = ${memberId}`)

/** Makes the enterprise unless there is one of that name. */
export const insertEnterprise = (db: Db, name: string, key: string) =>
  db.run(sql`insert into enterprise (name, name_key) values (${name}, ${key}) on conflict (name_key) do nothing`)

export const findEnterpriseId = (db: Db, key: string) =>
  db.first<Columns<'enterprise', 'id'>>(sql`select id from enterprise where name_key = ${key}`)

export const findMembership = (db: Db, memberId: number) =>
  db.first<Columns<'enterprise', 'nameKey', { enterpriseId: 'id' }>>(sql`
    select enterprise_id as "enterpriseId", name_key as "nameKey"
    from enterprise_member join enterprise on enterprise.id = enterprise_id where member_id = ${memberId}`)

/** In the order of their ids, so that two members who change places never wait for each other. */
export const lockEnterprises = (db: Db, ids: number[]) =>
  db.many<Columns<'enterprise', 'id'>>(sql`select id from enterprise where id = any(${ids}) order by id for update`)

/** The first member of an enterprise that nobody has verified becomes its keeper. */
export const join = (db: Db, memberId: number, enterpriseId: number) =>
  db.run(sql`
    insert into enterprise_member (member_id, enterprise_id, keeper)
    select ${memberId}, id, status <> 'verified' and not exists (
      select from enterprise_member colleague where colleague.enterprise_id = enterprise.id)
    from enterprise where id = ${enterpriseId}
    on conflict (member_id) do update
      set enterprise_id = excluded.enterprise_id, keeper = excluded.keeper, joined_at = now()`)

/** An enterprise that its last member left is forgotten unless we have verified it. */
export const removeAbandoned = (db: Db, id: number) =>
  db.first<{ licenceId: number | null }>(sql`
    delete from enterprise where id = ${id} and status <> 'verified'
      and not exists (select from enterprise_member where enterprise_id = ${id})
    returning licence_id as "licenceId"`)

/** The enterprise that the member keeps, locked. */
export const lockKept = (db: Db, memberId: number) =>
  db.first<{
    id: number
    nameKey: string
    countryId: number | null
    licenceId: number | null
    status: EnterpriseStatus
  }>(
    sql`
    select enterprise.id, name_key as "nameKey", country_id as "countryId", licence_id as "licenceId", status
    from enterprise join enterprise_member on enterprise_id = enterprise.id
    where enterprise_member.member_id = ${memberId} and keeper for update of enterprise`,
  )

/** Whether the city lies in the province and the province in the country. */
export const placeExists = async (db: Db, countryId: number, provinceId: number | null, cityId: number | null) =>
  Boolean(
    await db.first(sql`
      select from country left join province on province.country_id = country.id and province.id = ${provinceId}
        left join city on city.province_id = province.id and city.id = ${cityId}
      where country.id = ${countryId} and province.id is not distinct from ${provinceId}
        and city.id is not distinct from ${cityId}`),
  )

export interface EnterpriseRow {
  name: string
  nameKey: string
  type: number
  countryId: number
  provinceId: number | null
  cityId: number | null
  address: string
  website: string | null
  licenceId: number | null
  status: EnterpriseStatus
}

export const updateEnterprise = (db: Db, id: number, row: EnterpriseRow) =>
  db.run(sql`
    update enterprise set name = ${row.name}, name_key = ${row.nameKey}, type = ${row.type},
      country_id = ${row.countryId}, province_id = ${row.provinceId}, city_id = ${row.cityId},
      address = ${row.address}, website = ${row.website}, licence_id = ${row.licenceId}, status = ${row.status},
      updated_at = now()
    where id = ${id}`)
