import type { PageFile } from '#platform/contract/enums.ts'
import { PageFile as pageFiles } from '#platform/contract/enums.ts'

export interface Channels {
  email: boolean
  facebook: boolean
  whatsapp: boolean
  linkedin: boolean
}

const hosts: Record<keyof Channels, RegExp> = {
  email: /(^|\.)(mail|outlook|gmail)\./,
  facebook: /(^|\.)(facebook\.com|fb\.com|fb\.me|messenger\.com)$/,
  whatsapp: /(^|\.)(whatsapp\.com|wa\.me)$/,
  linkedin: /(^|\.)(linkedin\.com|lnkd\.in)$/,
}

/** Split as text: `///` and other paths that a browser sends are no addresses. */
const queryOf = (url: string) => new URLSearchParams(/\?([^#]*)/.exec(url)?.[1])

/** Where a visitor came from: the campaign's own word first, then the page that led here. */
export function channelsOf(url: string, referrer: string): Channels {
  const campaign = queryOf(url)
  const source = `${campaign.get('utm_source') ?? ''} ${campaign.get('utm_medium') ?? ''}`.toLowerCase()
  const host = URL.parse(referrer)?.hostname ?? ''
  const from = (channel: keyof Channels) => (source.trim() ? source.includes(channel) : hosts[channel].test(host))
  return { email: from('email'), facebook: from('facebook'), whatsapp: from('whatsapp'), linkedin: from('linkedin') }
}

const files: [RegExp, PageFile][] = [
  [/^\/(mobile\/productDetail|product\/detail)/i, pageFiles.productDetail],
  [/^\/(mobile\/productSearch|product\/search)/i, pageFiles.productSearch],
  [/^\/product\/selfSupport/i, pageFiles.productSelfSupport],
  [/^\/(\?|$)/, pageFiles.index],
  [/^\/shop(\?|$)/i, pageFiles.shopList],
  [/^\/shop\/home/i, pageFiles.shopHome],
  [/^\/shop\/about/i, pageFiles.shopInfo],
  [/^\/news(\?|$)/i, pageFiles.newList],
  [/^\/news\/detail/i, pageFiles.newDetail],
  [/^\/inquiry/i, pageFiles.inquiry],
]

export const pageFileOf = (url: string): PageFile | null => files.find(([path]) => path.test(url))?.[1] ?? null

/** The product a page shows, for the browsing history. */
export function productOf(url: string): number | null {
  if (pageFileOf(url) !== pageFiles.productDetail) return null
  const id = Number(queryOf(url).get('id'))
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : null
}

export const isBot = (userAgent: string) =>
  userAgent === '' || /bot|crawl|spider|slurp|preview|headless|lighthouse|curl|wget|python|httpclient/i.test(userAgent)
