import { currencies, type Currency } from '#platform/contract/currencies.ts'
import { money } from '#platform/texts/format.ts'
import type { Translate } from '#platform/texts/messages.ts'

/** In whatever currency the provider named. */
export const alarmAmount = (t: Translate, minor: number, currency: string) =>
  currencies.includes(currency as Currency)
    ? money(t, minor, currency as Currency)
    : `${(minor / 100).toFixed(2)} ${currency}`
