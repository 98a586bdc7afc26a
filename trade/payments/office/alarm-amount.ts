import { currencies, type Currency } from '#platform/contract/currencies.ts'
import { money } from '#platform/texts/format.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { decimalOf } from '#platform/contract/minor-units.ts'

/** In whatever currency the provider named. */
export const alarmAmount = (t: Translator, minor: number, currency: string) =>
  currencies.includes(currency as Currency) ? money(t, minor, currency as Currency) : `${decimalOf(minor)} ${currency}`
