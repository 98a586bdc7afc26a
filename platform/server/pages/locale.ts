import type { FastifyRequest } from 'fastify'
import { constants } from '#platform/contract/constants.ts'
import { defaultLocale, isLocale, locales, type Locale } from '#platform/texts/messages.ts'
import type { Config } from '../config.ts'

/** The cookie decides, then the site's host; `known` is false for a cookie that names another language. */
export function localeOf(request: FastifyRequest, config: Config): { locale: Locale; known: boolean } {
  // Not read yet when a request is refused at the door.
  const cookies = request.cookies as typeof request.cookies | null
  const chosen = cookies?.[constants.langCookie]
  if (isLocale(chosen)) return { locale: chosen, known: true }
  return { locale: hostLocale(request, config), known: !chosen }
}

/** The language of the site that was asked, whatever the visitor prefers. */
export const hostLocale = ({ host }: FastifyRequest, { sites }: Config): Locale =>
  (sites && locales.find((locale) => new URL(sites[locale]).host === host)) ?? defaultLocale
