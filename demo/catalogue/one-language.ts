import type { Product } from './product.ts'

/** Goods that came in with texts in one language only, as happens; pages fall back to the other. */
const untranslated: Record<string, { missing: 'En' | 'Zh'; what: 'name' | 'description' | 'both' }> = {
  'chn-energy-l5e89': { missing: 'En', what: 'description' },
  'sinopec-f401': { missing: 'En', what: 'both' },
  'sinopec-868-000': { missing: 'En', what: 'description' },
  'junzheng-sg-5': { missing: 'En', what: 'both' },
  'longyu-mc90': { missing: 'En', what: 'name' },
  'meida-m2500': { missing: 'En', what: 'description' },
  'unbranded-rpp-14m-rc': { missing: 'En', what: 'both' },
  'unbranded-cpp-bag-cr': { missing: 'En', what: 'both' },
  'unbranded-fm70': { missing: 'Zh', what: 'both' },
  'braskem-gf4950': { missing: 'Zh', what: 'description' },
  'equate-efdc-7050': { missing: 'Zh', what: 'both' },
  'rtp-305': { missing: 'Zh', what: 'description' },
  'kw-plastics-kwr621-rc': { missing: 'Zh', what: 'both' },
  'domo-technyl-a-205f': { missing: 'Zh', what: 'name' },
  'si-group-ultranox-626': { missing: 'Zh', what: 'description' },
}

export const untranslatedCodes = Object.keys(untranslated)

export const withMissingTexts = (product: Product): Product => {
  const gap = untranslated[product.code]
  if (!gap) return product
  return {
    ...product,
    ...(gap.what !== 'description' && { [`name${gap.missing}`]: null }),
    ...(gap.what !== 'name' && { [`description${gap.missing}`]: null }),
  }
}
