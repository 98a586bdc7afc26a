import { keptFor } from '#identity/companies/server/shared-queries.ts'
import type { AddressSnapshot } from '../contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'

export const snapshotColumns = sql`
  address.name, address.phone, country.name_zh as "countryName", country.name_en as "countryNameEn",
  coalesce(province.name_zh, address.province) as "provinceName",
  coalesce(province.name_en, address.province) as "provinceNameEn",
  coalesce(city.name_zh, address.city) as "cityName", coalesce(city.name_en, address.city) as "cityNameEn",
  address.detail as "detailAddress", address.postcode`

export const addressWithPlaces = sql`
  address join country on country.id = address.country_id left join province on province.id = address.province_id
  left join city on city.id = address.city_id`

/** What an order keeps of an address of the member or the member's company, as part of a larger query; no row for anybody else's. */
export const selectSnapshot = (memberId: number, id: number): Sql => sql`
  select ${snapshotColumns} from ${addressWithPlaces}
  where address.id = ${id} and ${keptFor(memberId, sql`address`)}`

/** All that the member, or the member's company, can have goods sent to; the default first. */
export const searchSnapshots = (db: Db, memberId: number) =>
  db.many<AddressSnapshot & { id: number }>(sql`
    select address.id, ${snapshotColumns} from ${addressWithPlaces} where ${keptFor(memberId, sql`address`)}
    order by address.is_default desc, address.id desc`)

/** With the account of its member; those of a company stay. */
export const removeAddressesOf = (db: Db, memberId: number) =>
  db.run(sql`delete from address where member_id = ${memberId} and enterprise_id is null`)

/** A company has one default address. */
export const moveAddresses = (db: Db, id: number, otherId: number) =>
  db.run(sql`
    update address set enterprise_id = ${id}, is_default = is_default and not exists (
      select from address own where own.enterprise_id = ${id} and own.is_default)
    where enterprise_id = ${otherId}`)
