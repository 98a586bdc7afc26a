import type { Currency } from '#platform/contract/currencies.ts'
import { between, shareOf } from './chance.ts'
import type { Price } from './product.ts'

const YUAN_PER_DOLLAR = 7.1
const VALUE_ADDED_TAX = 1.13
const SHARE_ON_ENQUIRY = 0.55

/** Goods that cost this much a tonne are bought by the bag, so their tiers start earlier. */
const DEAR = 60_000

const roundTo = (step: number, value: number) => Math.max(step, Math.round(value / step) * step)

const inMinorUnits = (yuanPerTonne: number, currency: Currency): number =>
  currency === 'CNY'
    ? roundTo(10, yuanPerTonne) * 100
    : roundTo(5, yuanPerTonne / VALUE_ADDED_TAX / YUAN_PER_DOLLAR) * 100

const tierRows = (yuanPerTonne: number): [fromKilograms: number, discount: number][] =>
  yuanPerTonne > DEAR
    ? [
        [200, 0.015],
        [1000, 0.03],
      ]
    : [
        [5000, 0.01],
        [25_000, 0.025],
      ]

export const priceAt = (code: string, yuanPerTonne: number, currency: Currency): Price => ({
  currency,
  perTonneMinor: inMinorUnits(yuanPerTonne, currency),
  tiers:
    shareOf(code, 'tiers') < 0.6
      ? tierRows(yuanPerTonne).map(([fromKilograms, discount]) => ({
          fromKilograms,
          perTonneMinor: inMinorUnits(yuanPerTonne * (1 - discount), currency),
        }))
      : [],
})

/** The day's price of this product: the family's reference, imports a little dearer. */
export const yuanPerTonne = (code: string, reference: number, isImport: boolean): number =>
  reference * (isImport ? 1.05 : 1) * between(0.96, 1.04, code, 'price')

export const isOnEnquiry = (code: string): boolean => shareOf(code, 'on enquiry') < SHARE_ON_ENQUIRY
