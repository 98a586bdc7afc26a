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

/** Its lists as rows of texts; what was typed and not saved has no numbers yet. */
export function rowsOfProduct(
  shown: SavedProduct | null,
  saved: SavedProduct | null,
  fileIds: Readonly<Record<string, number>> = {},
) {
  if (!shown) return { properties: none, tiers: none, packings: none, lots: none, documents: none }
  return {
    properties: shown.properties.map(textsOf),
    tiers: shown.tiers.map(({ fromKg, perTonneMinor }) => textsOf({ fromKg, price: priceText(perTonneMinor) })),
    packings: shown.packings.map(textsOf),
    lots: shown.lots.map(({ measured: _, perTonneMinor, ...lot }, at) =>
      textsOf({
        ...lot,
        price: priceText(perTonneMinor),
        stockWas: saved?.lots.find(({ id }) => id === lot.id)?.stockKg,
        measured: shown.measuredTexts[at],
      }),
    ),
    documents: shown.documents.map(({ lotId, ...document }) => {
      const lotCode = shown.lots.find(({ id }) => id === lotId)?.code
      const isNew = document.file in fileIds
      return textsOf({ ...document, lotCode, ...(isNew && { id: null, fileId: fileIds[document.file] }) })
    }),
  }
}
