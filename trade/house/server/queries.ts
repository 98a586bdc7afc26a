import type { Locale } from '#platform/texts/messages.ts'
import type { Picture } from '#platform/contract/picture.ts'
import type { Db } from '#platform/server/database/database.ts'
import { pictureJson } from '#platform/server/database/picture.ts'
import { sql } from '#platform/server/database/sql.ts'

export interface HouseRow {
  name: string
  address: string
  phone: string
  email: string
  taxNumber: string | null
  logo: Picture | null
  logoId: number | null
}

/** What the house does not say of itself yet, its site does. */
export const findHouseRow = (db: Db, locale: Locale) =>
  db.first<HouseRow>(sql`
    select coalesce(${locale === 'zh-CN' ? sql`legal_name_zh` : sql`legal_name_en`}, site.name) as name,
      coalesce(${locale === 'zh-CN' ? sql`registered_address_zh` : sql`registered_address_en`}, site.address) as address,
      coalesce(phone, site.hotline) as phone, coalesce(house.email, site.email) as email, tax_number as "taxNumber",
      case when picture.id is not null then ${pictureJson} end as logo, logo_id as "logoId"
    from site left join house on true left join picture on picture.id = logo_id where site.locale = ${locale}`)
