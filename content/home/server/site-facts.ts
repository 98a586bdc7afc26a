import { asLasting } from '#platform/contract/lasting.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Site } from '../contract.ts'
import { findSite, findSiteVersion } from './queries.ts'

interface Known {
  version: string
  site: Site | undefined
}
const known = new WeakMap<Db, Partial<Record<Locale, Known>>>()

/** What every page says of the company: read again when it has changed, which every page asks. */
export async function getSite(db: Db, locale: Locale): Promise<Site | undefined> {
  const version = await findSiteVersion(db)
  const sites = known.get(db) ?? {}
  known.set(db, sites)
  const last = sites[locale]
  if (last?.version === version) return last.site
  // At least as new as its version says.
  const site = await findSite(db, locale)
  sites[locale] = { version, site: asLasting(site) }
  return site
}
