import type { Currency } from '#platform/contract/currencies.ts'
import type { Locale, Translate, Translator } from './messages.ts'
import { thousands } from './thousands.ts'

type Maybe<T> = T | null | undefined

const digits = 12

/** Both languages group by thousands with commas and a decimal point, so one style serves both. */
function measured(value: number): string {
  const text = String((value | 0) === value ? value : Number(value.toPrecision(digits)))
  if (text.includes('e')) return new Intl.NumberFormat('en-US', { maximumSignificantDigits: digits }).format(value)
  const [whole = '', ...fraction] = text.split('.')
  return [thousands(whole), ...fraction].join('.')
}

/** So many hundredths as text, exact for every safe integer that is not negative. */
function hundredths(size: number): string {
  const rest = size % 100
  return `${thousands((size - rest) / 100)}.${String(rest).padStart(2, '0')}`
}

export const empty = '-'
export const orDash = (value: Maybe<string | number>): string =>
  value === null || value === undefined || value === '' || Number.isNaN(value) ? empty : String(value)

/** Before an amount. The ISO code, as ¥ and $ each name several currencies in this trade; among Chinese the yuan is ¥. */
export const currencyMark = ({ locale }: Pick<Translator, 'locale'>, currency: Currency): string =>
  locale === 'zh-CN' && currency === 'CNY' ? '¥' : `${currency} `

/** What readers of a language reckon in, unless they choose otherwise. */
export const usualCurrency = (locale: Locale): Currency => (locale === 'zh-CN' ? 'CNY' : 'USD')

/** `USD 12,345.00`, `−USD 12,345.00`. */
export function money(t: Translator, minorUnits: Maybe<number>, currency: Currency): string {
  if (minorUnits === null || minorUnits === undefined) return empty
  return Number.isSafeInteger(minorUnits)
    ? (minorUnits < 0 ? '−' : '') + currencyMark(t, currency) + hundredths(Math.abs(minorUnits))
    : t('format.moneyAbnormal')
}

/** Kilograms shown as tonnes: `25.00 MT`, with a third decimal where two would round kilograms away: `3.025 MT`. */
export function weight(t: Translate, kilograms: Maybe<number>): string {
  if (kilograms === null || kilograms === undefined || !Number.isFinite(kilograms)) return empty
  const size = Math.abs(Math.round(kilograms))
  const single = size % 10
  const amount = `${kilograms < 0 ? '-' : ''}${hundredths((size - single) / 10)}${single || ''}`
  return t('format.tonnes', { amount })
}

/** `12.5 g/10 min`, `30%`. */
export function quantity(value: Maybe<number>, unit = ''): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return empty
  return `${measured(value)}${unit === '' || unit === '%' ? '' : ' '}${unit}`
}

export function fileSize(bytes: Maybe<number>): string {
  if (bytes === null || bytes === undefined || !Number.isFinite(bytes) || bytes < 0) return empty
  let size = bytes
  let unit = 0
  // The next unit starts where one decimal would round up to 1024.
  for (; size >= (unit === 0 ? 1024 : 1023.95) && unit < 3; unit++) size /= 1024
  return `${measured(Math.round(size * 10) / 10)} ${['B', 'KB', 'MB', 'GB'][unit]}`
}

/** Where the sellers work: a quote valid until a day ends with that day here. */
export const sellerZone = 'Asia/Shanghai'
const noDate = 'N/A'

// China has kept one clock since 1992; the years after 9999 are written otherwise.
const eightHours = 8 * 3_600_000
const [oneClockFrom, oneClockUntil] = [Date.UTC(1992, 0, 1), Date.UTC(9999, 0, 1)]

/** yyyy-MM-ddTHH:mm in the zone. Of the sellers' it is reckoned: asking the system for a zone is slow at first. */
function clock(instant: Date, timeZone: string): string {
  const time = instant.getTime()
  if (timeZone === sellerZone && time >= oneClockFrom && time < oneClockUntil)
    return new Date(time + eightHours).toISOString()
  // Swedish writes dates as yyyy-MM-dd and times as HH:mm, whatever the language around them.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, ...short })
  formats.set(timeZone, format)
  return format.format(instant)
}
const short = { dateStyle: 'short', timeStyle: 'short' } as const
const formats = new Map<string, Intl.DateTimeFormat>()

export type DateValue = string | Date | null | undefined

function read(value: DateValue): Date | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const instant = new Date(value)
  return Number.isNaN(instant.getTime()) ? undefined : instant
}

/** yyyy-MM-dd in the given zone; a plain day stays that day in every zone. */
export function date(value: DateValue, timeZone = sellerZone): string {
  const instant = read(value)
  if (instant === undefined) return noDate
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return value
  return clock(instant, timeZone).slice(0, 10)
}

/** yyyy-MM-dd HH:mm in the given zone. */
export function dateTime(value: DateValue, timeZone = sellerZone): string {
  const instant = read(value)
  return instant === undefined ? noDate : clock(instant, timeZone).slice(0, 16).replace('T', ' ')
}
