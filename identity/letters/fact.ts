import type { Currency } from '#platform/contract/currencies.ts'
import { date, dateTime, money, weight } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import type { PlainKey, Translator } from '#platform/texts/messages.ts'

/** One thing that a notice tells, as data: it becomes words in the language of whoever reads it. */
export type Fact =
  | string
  | number
  /** A total names the freight that is in it. */
  | { minor: number; currency: Currency; freightMinor?: number }
  | { kilograms: number }
  | { time: string }
  | { day: string | null }
  | { zh: string | null; en: string | null }
  | { key: PlainKey }
  | { all: readonly Fact[] }

export function sayFact(t: Translator, fact: Fact): string | number {
  if (typeof fact !== 'object') return fact
  if ('minor' in fact) {
    const total = money(t, fact.minor, fact.currency)
    if (!fact.freightMinor) return total
    return t('mail.withFreight', { total, freight: money(t, fact.freightMinor, fact.currency) })
  }
  if ('kilograms' in fact) return weight(t, fact.kilograms)
  if ('time' in fact) return dateTime(fact.time)
  if ('day' in fact) return date(fact.day)
  if ('key' in fact) return t(fact.key)
  if ('all' in fact) return new Intl.ListFormat(t.locale).format(fact.all.map((each) => String(sayFact(t, each))))
  return localised(t.locale, fact.zh, fact.en).text
}
