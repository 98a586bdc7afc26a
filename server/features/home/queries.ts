import type { Banner, Label, Site } from '#contract/home.ts'
import type { Locale } from '#i18n/messages.ts'
import type { Db } from '#server/database/database.ts'
import { pictureJson } from '#server/database/picture.ts'
import { sql } from '#server/database/sql.ts'

export const searchBanners = (db: Db, place: 'home' | 'shop') =>
  db.many<Banner>(sql`
    select banner.id, title_zh as title, title_en as "titleEn", subtitle_zh as subtitle, subtitle_en as "subtitleEn",
      url, ${pictureJson} as picture
    from banner join picture on picture.id = picture_id where place = ${place} order by position`)

export const searchLabels = (db: Db) =>
  db.many<Label>(sql`select id, name_zh as name, name_en as "nameEn" from label order by position`)

export const findSite = (db: Db, locale: Locale) =>
  db.first<Site>(sql`
    select name, hotline, email, address, filing_numbers as "filingNumbers", social_links as "socialLinks",
      qr_codes as "qrCodes",
      (select coalesce(json_agg(json_build_object('name', name_zh, 'nameEn', name_en, 'url', url) order by position), '[]')
        from partner_link) as "partnerLinks"
    from site where locale = ${locale}`)
