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

/** What an order keeps of a member's own address, as part of a larger query; no row for anybody else's. */
export const selectSnapshot = (memberId: number, id: number): Sql => sql`
  select ${snapshotColumns} from ${addressWithPlaces} where address.id = ${id} and address.member_id = ${memberId}`

/** With the account of its member. */
export const removeAddressesOf = (db: Db, memberId: number) =>
  db.run(sql`delete from address where member_id = ${memberId}`)
