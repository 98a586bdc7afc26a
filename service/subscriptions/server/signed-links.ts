import { createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal } from '#platform/contract/errors.ts'
import { isEmail } from '#platform/contract/patterns.ts'
import { to } from '#platform/contract/to.ts'
import type { Config } from '#platform/server/config.ts'
import type { Locale } from '#platform/texts/messages.ts'
import { siteOriginOf } from '#platform/server/pages/site-origin.ts'

const signatureOf = (key: Buffer, email: string) => createHmac('sha256', key).update(`unsubscribe ${email}`).digest()

/** The address and our signature of it. It never expires: a reader may leave by the oldest mail. */
export const signAddress = (key: Buffer, email: string) =>
  `${Buffer.from(email).toString('base64url')}.${signatureOf(key, email).toString('base64url')}`

/** The address that a link was made for; refuses what we did not sign. */
export function addressIn(key: Buffer, link: string): string {
  const [encoded = '', signature = ''] = link.split('.')
  const email = Buffer.from(encoded, 'base64url').toString()
  const [given, due] = [Buffer.from(signature, 'base64url'), signatureOf(key, email)]
  if (!isEmail(email) || given.length !== due.length || !timingSafeEqual(given, due)) throw new Refusal('LINK_INVALID')
  return email
}

/** Which newsletter a link stands in, and of which catalogue. */
interface From {
  id: number
  categoryId: number
}

const query = (link: string, from: From | undefined) =>
  `unsubscribe=${link}${from ? `&productCatalog=${from.categoryId}&newsletter=${from.id}` : ''}`

/** The page for people. */
export const unsubscribePage = (config: Config, locale: Locale, link: string, from?: From) =>
  `${siteOriginOf(config, locale)}${to.unsubscribe()}?${query(link, from)}`

/** The address that a mail program posts to by itself (RFC 8058). */
export const oneClickAddress = (config: Config, locale: Locale, link: string, from: From) =>
  `${siteOriginOf(config, locale)}${config.apiBase}/common/email/oneClick?${query(link, from)}`

/** A page of the site, by way of counting that somebody went there. */
export const followed = (config: Config, locale: Locale, { id }: From, path: string) =>
  `${siteOriginOf(config, locale)}${config.apiBase}/common/email/go?newsletter=${id}&to=${encodeURIComponent(path)}`
