import { GroupType } from '#platform/contract/enums.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { news } from './content/content.ts'
import { exhibitions } from './content/exhibitions.ts'
import { newsGroups } from './content/groups.ts'
import { demoAbout } from './content/about.ts'
import { banners, partnerLinks, siteDetails } from './content/site.ts'
import { idsByCode, insertRows, named } from '#site/first-start/server/shared-queries.ts'
import { storePictures } from './store-pictures.ts'

/** News, exhibitions, banners and partners, with their pictures. */
export async function seedContent(db: Db) {
  const pictureIds = await storePictures(db, 'articles')
  const bannerIds = await storePictures(db, 'banners')
  await introduce(db)
  await insertRows(
    db,
    'partner_link',
    partnerLinks.map((link, at) => ({ ...named(link, at), url: link.url })),
  )
  await insertRows(
    db,
    'banner',
    banners.map((banner, position) => ({
      place: banner.place,
      platform: banner.platform,
      position,
      title_zh: banner.titleZh,
      title_en: banner.titleEn,
      subtitle_zh: banner.subtitleZh,
      subtitle_en: banner.subtitleEn,
      url: banner.url,
      picture_id: bannerIds[banner.picture],
    })),
  )
  await insertRows(
    db,
    'content_group',
    newsGroups.map((group, at) => ({ ...named(group, at), type: GroupType.news, code: group.code })),
  )
  const groupId = await idsByCode(db, 'content_group')
  await insertRows(
    db,
    'news',
    news.map((item) => ({
      code: item.code,
      group_id: groupId(item.group),
      picture_id: pictureIds[item.picture],
      title_zh: item.titleZh,
      title_en: item.titleEn,
      summary_zh: item.summaryZh,
      summary_en: item.summaryEn,
      body_zh: item.bodyZh,
      body_en: item.bodyEn,
      author_zh: item.authorZh,
      author_en: item.authorEn,
      published_at: `${item.date}T09:00:00+08:00`,
    })),
  )
  const countryId = await idsByCode(db, 'country')
  await insertRows(
    db,
    'exhibition',
    exhibitions.map((fair) => ({
      code: fair.code,
      country_id: countryId(fair.country),
      picture_id: pictureIds[fair.picture],
      name_zh: fair.nameZh,
      name_en: fair.nameEn,
      city_zh: fair.cityZh,
      city_en: fair.cityEn,
      venue_zh: fair.venueZh,
      venue_en: fair.venueEn,
      booth: fair.booth,
      description_zh: fair.descriptionZh,
      description_en: fair.descriptionEn,
      start_date: fair.startDate,
      end_date: fair.endDate,
      dates_tentative: fair.datesTentative,
    })),
  )
}

/** Who the company is and how it is reached. */
async function introduce(db: Db) {
  for (const { locale, hotline, address, filingNumbers, socialLinks, qrCodes } of siteDetails)
    await db.run(sql`
      update site set hotline = ${hotline}, email = 'info@polyharbor.example', address = ${address},
        filing_numbers = ${filingNumbers}, social_links = ${JSON.stringify(socialLinks)},
        qr_codes = ${JSON.stringify(qrCodes)}
      where locale = ${locale}`)
  await db.run(sql`
    update article set summary_zh = ${demoAbout.summaryZh}, summary_en = ${demoAbout.summaryEn},
      body_zh = ${demoAbout.bodyZh}, body_en = ${demoAbout.bodyEn} where code = ${demoAbout.code}`)
}
