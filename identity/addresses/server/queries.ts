import type { Address, AddressInput } from '../contract.ts'
import type { Page, Paging } from '#platform/contract/paging.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sql } from '#platform/server/database/sql.ts'
import { companyOf, keptFor } from '#identity/companies/server/shared-queries.ts'
import { addressWithPlaces, snapshotColumns } from './shared-queries.ts'

const columns = sql`
  address.id, ${snapshotColumns}, address.country_id as "countryId", address.province_id as "provinceId",
  address.city_id as "cityId", address.is_default::int as "receiveStatus"`
const own = (memberId: number) => keptFor(memberId, sql`address`)
const order = sql`order by address.is_default desc, address.id desc`

export const searchAddresses = (db: Db, memberId: number, paging: Paging): Promise<Page<Address>> =>
  paged(
    db,
    paging,
    sql`select ${columns} from ${addressWithPlaces} where ${own(memberId)} ${order}`,
    sql`select count(*) from address where ${own(memberId)}`,
  )

export const allAddresses = (db: Db, memberId: number) =>
  db.many<Address>(sql`select ${columns} from ${addressWithPlaces} where ${own(memberId)} ${order}`)

export const findAddress = (db: Db, memberId: number, id: number) =>
  db.first<Address>(sql`
    select ${columns} from ${addressWithPlaces} where address.id = ${id} and ${own(memberId)}`)

/** The places that were chosen, as far as they lie in each other, and whether the country's places are known. */
export const findPlaces = (db: Db, { countryId, provinceId, cityId }: AddressInput) =>
  db.first<{ code: string; listed: boolean; provinceId: number | null; cityId: number | null; cities: boolean }>(sql`
    select country.code, exists (select from province where country_id = country.id) as listed,
      province.id as "provinceId", city.id as "cityId",
      exists (select from city where city.province_id = province.id) as cities
    from country
    left join province on province.country_id = country.id and province.id = ${provinceId ?? null}
    left join city on city.province_id = province.id and city.id = ${cityId ?? null}
    where country.id = ${countryId}`)

/** One change of the addresses at a time, so that there is always one default and never two. */
export async function lockAddresses(db: Db, memberId: number) {
  const company = await db.run(sql`select from enterprise where id = ${companyOf(memberId)} for no key update`)
  if (company === 0) await db.run(sql`select from member where id = ${memberId} for no key update`)
}

export const countAddresses = (db: Db, memberId: number) =>
  db.first<{ count: number; defaults: number }>(sql`
    select count(*) as count, count(*) filter (where is_default) as defaults
    from address where ${own(memberId)}`)

export interface AddressRow extends Omit<AddressInput, 'receiveStatus' | 'provinceId' | 'cityId'> {
  provinceId: number | null
  cityId: number | null
}

export const insertAddress = (db: Db, memberId: number, row: AddressRow) =>
  db.first<Columns<'address', 'id'>>(sql`
    insert into address (member_id, enterprise_id, name, phone, country_id, province_id, city_id, province, city, detail, postcode)
    values (${memberId}, ${companyOf(memberId)}, ${row.name}, ${row.phone}, ${row.countryId}, ${row.provinceId}, ${row.cityId},
      ${row.province}, ${row.city}, ${row.detailAddress}, ${row.postcode})
    returning id`)

export const updateAddress = (db: Db, memberId: number, id: number, row: AddressRow) =>
  db.run(sql`
    update address set name = ${row.name}, phone = ${row.phone}, country_id = ${row.countryId},
      province_id = ${row.provinceId}, city_id = ${row.cityId}, province = ${row.province}, city = ${row.city},
      detail = ${row.detailAddress}, postcode = ${row.postcode}
    where id = ${id} and ${own(memberId)}`)

export const removeAddresses = (db: Db, memberId: number, ids: number[]) =>
  db.run(sql`delete from address where ${own(memberId)} and id = any(${ids})`)

export const clearDefault = (db: Db, memberId: number) =>
  db.run(sql`update address set is_default = false where ${own(memberId)} and is_default`)

export const markDefault = (db: Db, memberId: number, id: number) =>
  db.run(sql`update address set is_default = true where id = ${id} and ${own(memberId)}`)

export const markNewestDefault = (db: Db, memberId: number) =>
  db.run(sql`
    update address set is_default = true
    where id = (select max(id) from address where ${own(memberId)})
      and not exists (select from address where ${own(memberId)} and is_default)`)
