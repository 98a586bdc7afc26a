import type { OutputOf } from '#platform/contract/endpoint.ts'
import { priceText } from '#platform/contract/office/figures.ts'
import type { products } from './contract.ts'
import type { useFields } from '#platform/office/form.ts'
import type { RowValues } from '#platform/office/rows.ts'

export type SavedProduct = OutputOf<typeof products.info>
export type ProductChoices = OutputOf<typeof products.choices>
export type ProductFields = ReturnType<typeof useFields>

const textsOf = (row: object): RowValues =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value ?? '')]))

/** A saved product by the names of its controls. */
export function fieldsOfProduct(saved: SavedProduct | null) {
  if (!saved) return null
  return {
    ...saved,
    aliases: saved.aliases.join(', '),
    price: priceText(saved.perTonneMinor),
    samplePrice: priceText(saved.samplePriceMinor),
    ...Object.fromEntries(saved.labelIds.map((id) => [`label.${id}`, true])),
  }
}

/** What another product begins with: all that is said of this one, but not its code, its stock, its lots nor their papers. */
export const copyOf = (source: SavedProduct) => ({
  ...source,
  copiedFrom: source.code,
  code: '',
  status: 'draft' as const,
  stockKg: 0,
  lots: [],
  measuredTexts: [],
  documents: [],
})

const none: RowValues[] = []

/** Its lists as rows of texts. */
export function rowsOfProduct(saved: SavedProduct | null) {
  if (!saved) return { properties: none, tiers: none, packings: none, lots: none, documents: none }
  return {
    properties: saved.properties.map(textsOf),
    tiers: saved.tiers.map(({ fromKg, perTonneMinor }) => textsOf({ fromKg, price: priceText(perTonneMinor) })),
    packings: saved.packings.map(textsOf),
    lots: saved.lots.map(({ measured: _, perTonneMinor, ...lot }, at) =>
      textsOf({ ...lot, price: priceText(perTonneMinor), stockWas: lot.stockKg, measured: saved.measuredTexts[at] }),
    ),
    documents: saved.documents.map(({ lotId, ...document }) =>
      textsOf({ ...document, lotCode: saved.lots.find(({ id }) => id === lotId)?.code }),
    ),
  }
}
