import type { HomeComposition, SiteSettings } from '../office/contract.ts'
import type { ContentDocument } from '#platform/office/records/server/document.ts'
import { lockSections, lockSites, searchSections, searchSites, updateSections, updateSite } from '../office/queries.ts'

/** Of the Chinese and of the international site. */
const byLanguage = <Row extends { locale: string }, Part>(rows: Row[], partOf: (row: Row) => Part) => {
  const of = (locale: string) => rows.filter((row) => row.locale === locale).map(partOf)
  return { zh: of('zh-CN'), en: of('en-US') }
}

function settingsOf(rows: Awaited<ReturnType<typeof searchSites>>): SiteSettings {
  const {
    zh: [zh],
    en: [en],
  } = byLanguage(rows, ({ locale: _, ...details }) => details)
  if (!zh || !en) throw new Error('A site has no settings.')
  return { zh, en }
}

export const siteDocument: ContentDocument<SiteSettings> = {
  noun: 'site',
  permission: 'settings.edit',
  read: async (db) => settingsOf(await searchSites(db)),
  lock: async (tx) => settingsOf(await lockSites(tx)),
  async write(tx, { zh, en }) {
    await updateSite(tx, 'zh-CN', zh)
    await updateSite(tx, 'en-US', en)
  },
}

const compositionOf = (rows: Awaited<ReturnType<typeof searchSections>>): HomeComposition =>
  byLanguage(rows, ({ section, shown }) => ({ section, shown }))

export const homePageDocument: ContentDocument<HomeComposition> = {
  noun: 'homePage',
  permission: 'content.edit',
  read: async (db) => compositionOf(await searchSections(db)),
  lock: async (tx) => compositionOf(await lockSections(tx)),
  async write(tx, { zh, en }) {
    await updateSections(tx, 'zh-CN', zh)
    await updateSections(tx, 'en-US', en)
  },
}
