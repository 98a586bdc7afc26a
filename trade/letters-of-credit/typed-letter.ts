import type { Currency } from '#platform/contract/currencies.ts'

const names = ['partId', 'number', 'bank', 'amountMinor', 'latestShipment', 'expiresOn'] as const

/** What the fields of a letter of credit sent. */
export const typedLetter = (form: FormData) => ({
  ...(Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')])) as Record<
    (typeof names)[number],
    string
  >),
  currency: String(form.get('currency') ?? '') as Currency,
})
