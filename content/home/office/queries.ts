import type { HomeSectionName } from '../home-sections.ts'
import type { HomeComposition, SiteDetails } from './contract.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

type Localised<Row> = Row & { locale: Locale }

const details = sql`select locale, name, hotline, email, address, filing_numbers as "filingNumbers",
  social_links as "socialLinks", qr_codes as "qrCodes" from site order by locale`

export const searchSites = (db: Db) => db.many<Localised<SiteDetails>>(details)
export const lockSites = (db: Db) => db.many<Localised<SiteDetails>>(sql`${details} for update`)

export const updateSite = (db: Db, locale: Locale, site: SiteDetails) =>
  db.run(sql`
    update site set name = ${site.name}, hotline = ${site.hotline}, email = ${site.email}, address = ${site.address},
      filing_numbers = ${site.filingNumbers}, social_links = ${JSON.stringify(site.socialLinks)},
      qr_codes = ${JSON.stringify(site.qrCodes)}
    where locale = ${locale}`)

type Section = { section: HomeSectionName; shown: boolean }
const sections = sql`select locale, section, shown from home_section order by locale, position, section`

export const searchSections = (db: Db) => db.many<Localised<Section>>(sections)
export const lockSections = (db: Db) => db.many<Localised<Section>>(sql`${sections} for update`)

/** What the page knows and the list leaves out stays where it was, behind the others. */
export const updateSections = (db: Db, locale: Locale, list: HomeComposition['zh']) =>
  db.run(sql`
    update home_section set position = coalesce(place, 1000 + home_section.position), shown = coalesce(wanted.shown, home_section.shown)
    from home_section as own left join json_to_recordset(${JSON.stringify(
      list.map(({ section, shown }, place) => ({ section, shown, place })),
    )}) as wanted (section text, shown boolean, place integer) on wanted.section = own.section
    where own.locale = ${locale} and home_section.locale = own.locale and home_section.section = own.section`)
