import type { Locale } from '#platform/texts/messages.ts'
import type { Config } from '../config.ts'

/** What links to the site start with in a language; from the configuration, never from a request. */
export const siteOriginOf = ({ sites, publicOrigin }: Config, locale: Locale) => sites?.[locale] ?? publicOrigin
