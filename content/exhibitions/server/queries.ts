import type { Exhibition } from '../contract.ts'
import type { Page, Paging } from '#platform/contract/paging.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { pictureJson } from '#platform/server/database/picture.ts'
import { sql } from '#platform/server/database/sql.ts'

const shown = sql`end_date >= current_date and published_at <= now()`

/** What is still to come or running, the nearest first. */
export const upcoming = sql`
  select exhibition.id, exhibition.name_zh as name, exhibition.name_en as "nameEn", city_zh as city,
    city_en as "cityEn", country.name_zh as "countryName", country.name_en as "countryNameEn", venue_zh as venue,
    venue_en as "venueEn", booth, description_zh as description, description_en as "descriptionEn",
    start_date as "startDate", end_date as "endDate", dates_tentative as "datesTentative", case when longitude is not null then
      json_build_object('longitude', longitude, 'latitude', latitude) end as position, ${pictureJson} as picture
  from exhibition join country on country.id = country_id join picture on picture.id = picture_id
  where ${shown} order by start_date, exhibition.id`

export const searchExhibitions = (db: Db, paging: Paging): Promise<Page<Exhibition>> =>
  paged(db, paging, upcoming, sql`select count(*) from exhibition where ${shown}`)
