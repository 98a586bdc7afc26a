import type { Country, Group } from '../contract.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

type Place = Columns<'province' | 'city', 'id' | 'nameEn', { name: 'nameZh' }>

export const searchCountries = (db: Db) =>
  db.many<Country>(sql`select id, code, name_zh as name, name_en as "nameEn" from country order by name_en collate "C"`)

export const searchProvinces = (db: Db, countryId: number) =>
  db.many<Place>(
    sql`select id, name_zh as name, name_en as "nameEn" from province where country_id = ${countryId} order by id`,
  )

export const searchCities = (db: Db, provinceId: number) =>
  db.many<Place>(
    sql`select id, name_zh as name, name_en as "nameEn" from city where province_id = ${provinceId} order by id`,
  )

export const searchDictionary = (db: Db, dictionary: string) =>
  db.many<Place & { code: string; needsPlace: boolean; toDoor: boolean }>(sql`
    select id, code, name_zh as name, name_en as "nameEn", needs_place as "needsPlace",
      dictionary = 'DELIVERY_TERM' and exists (
        select from delivery_term where delivery_term.id = dictionary_entry.id and to_door) as "toDoor"
    from dictionary_entry where dictionary = ${dictionary} and active order by position, id`)

export const searchGroups = (db: Db, type: number) =>
  db.many<Group>(
    sql`select id, name_zh as name, name_en as "nameEn" from content_group where type = ${type} order by position`,
  )
