import { locales } from '#platform/texts/messages.ts'
import type { Config } from '#platform/server/config.ts'

export interface Entry {
  /** From the root of the site, `&` not escaped. */
  path: string
  changedAt?: string
}

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const lastmod = (changedAt: string | undefined) =>
  changedAt ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : ''

const alternate = (language: string, url: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escape(url)}"/>`

/** The list of sitemap files. */
export const sitemapIndex = (origin: string, files: readonly Entry[]) =>
  `${head}<sitemapindex ${space}>${files
    .map(({ path, changedAt }) => `<sitemap><loc>${escape(origin + path)}</loc>${lastmod(changedAt)}</sitemap>`)
    .join('')}</sitemapindex>`

/** One file of addresses; where each language has a site of its own, every address names the other one. */
export function sitemap(origin: string, entries: readonly Entry[], sites: Config['sites']): string {
  const alternates = (path: string) =>
    sites
      ? locales
          .map((locale) => alternate(locale, sites[locale] + path))
          .concat(alternate('x-default', sites['en-US'] + path))
          .join('')
      : ''
  const urls = entries.map(
    ({ path, changedAt }) => `<url><loc>${escape(origin + path)}</loc>${lastmod(changedAt)}${alternates(path)}</url>`,
  )
  return `${head}<urlset ${space} xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`
}
