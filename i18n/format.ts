import type { Currency } from '#contract/currencies.ts'
import type { Translate } from './messages.ts'

type Maybe<T> = T | null | undefined

// Both languages group by thousands with commas and a decimal point, so one style serves both.
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const measured = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 12, signDisplay: 'negative' })

/** `units` hundredths as text, exact for every safe integer. */
function hundredths(units: number): string {
  const size = Math.abs(units)
  const rest = size % 100
  return `${units < 0 ? '-' : ''}${whole.format((size - rest) / 100)}.${String(rest).padStart(2, '0')}`
}

export const empty = '-'
export const orDash = (value: Maybe<string | number>): string =>
  value === null || value === undefined || value === '' || Number.isNaN(value) ? empty : String(value)

/** `USD 12,345.00`. The ISO code, not a sign: ¥ and $ each name several currencies in this trade. */
export function money(t: Translate, minorUnits: Maybe<number>, currency: Currency): string {
  if (minorUnits === null || minorUnits === undefined) return empty
  return Number.isSafeInteger(minorUnits) ? `${currency} ${hundredths(minorUnits)}` : t('format.moneyAbnormal')
}

/** Kilograms shown as tonnes: `25.00 MT`. */
export function weight(t: Translate, kilograms: Maybe<number>): string {
  if (kilograms === null || kilograms === undefined || !Number.isFinite(kilograms)) return empty
  const units = Math.sign(kilograms) * Math.round(Math.abs(kilograms) / 10)
  return t('format.tonnes', { amount: hundredths(units) })
}

/** `12.5 g/10 min`, `30%`. */
export function quantity(value: Maybe<number>, unit = ''): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return empty
  return `${measured.format(value)}${unit === '' || unit === '%' ? '' : ' '}${unit}`
}

export function fileSize(bytes: Maybe<number>): string {
  if (bytes === null || bytes === undefined || !Number.isFinite(bytes) || bytes < 0) return empty
  let size = bytes
  let unit = 0
  // The next unit starts where one decimal would round up to 1024.
  for (; size >= (unit === 0 ? 1024 : 1023.95) && unit < 3; unit++) size /= 1024
  return `${measured.format(Math.round(size * 10) / 10)} ${['B', 'KB', 'MB', 'GB'][unit]}`
}

/** Where the sellers work: a quote valid until a day ends with that day here. */
export const sellerZone = 'Asia/Shanghai'
const noDate = 'N/A'

// Swedish writes dates as yyyy-MM-dd and times as HH:mm, whatever the language around them.
const makeFormats = (timeZone: string) => ({
  day: new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }),
  minute: new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
})
const formats = new Map<string, ReturnType<typeof makeFormats>>()
function formatsOf(timeZone: string) {
  const known = formats.get(timeZone) ?? makeFormats(timeZone)
  formats.set(timeZone, known)
  return known
}

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
  return formatsOf(timeZone).day.format(instant)
}

/** yyyy-MM-dd HH:mm in the given zone. */
export function dateTime(value: DateValue, timeZone = sellerZone): string {
  const instant = read(value)
  return instant === undefined ? noDate : formatsOf(timeZone).minute.format(instant)
}
