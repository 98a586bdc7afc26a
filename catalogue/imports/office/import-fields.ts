import { currencies } from '#platform/contract/currencies.ts'
import { FieldType, Grade, nameOf, valuesOf } from '#platform/contract/enums.ts'
import { tidyText } from '#platform/contract/tidy-text.ts'
import { priceText } from '#platform/contract/office/figures.ts'
import { productForms, productStatuses } from '#catalogue/products/office/product-values.ts'
import type { ProductValues } from '#catalogue/products/office/contract.ts'
import type { CatalogueReferences } from '#catalogue/products/office/load-references.ts'
import type { Reference, References } from '#platform/office/tables/references.ts'
import { readFlag, Wrong } from '#platform/office/tables/wrong.ts'
import { readPackings, readTiers, writePackings, writeTiers } from './list-notation.ts'
import { readPrice, readWhole } from '#platform/office/tables/read-number.ts'

export interface CellContext {
  references: CatalogueReferences
  /** Whose table it is; null for the house. */
  shopId: number | null
  decimalComma: boolean
  /** Pictures of the products that rows borrow them from, by code. */
  picturesOf: Map<string, number[]>
  /** For products without a picture. */
  pictureId: number | null
}

/** A column: what its cell does to a product, and what the cell of a product says. */
export interface ImportField {
  /** The part of a product that it writes; problems found there belong to the cell. */
  key: keyof ProductValues
  read(text: string, product: ProductValues, context: CellContext): void
  write(product: ProductValues, references: CatalogueReferences): string
  /** Whether a dash empties it. */
  clearable?: boolean
}

const text = (key: 'series' | 'name' | 'nameEn' | 'description' | 'descriptionEn', most: number): ImportField => ({
  key,
  clearable: true,
  read: (cell, product) => {
    if (cell.length > most) throw new Wrong('errors.tooLong')
    product[key] = cell || null
  },
  write: (product) => product[key] ?? '',
})

const line = (key: 'model' | 'colourName' | 'colourNameEn', most: number): ImportField => ({
  key,
  read: (cell, product) => {
    if (cell.length > most) throw new Wrong('errors.tooLong')
    product[key] = cell
  },
  write: (product) => product[key],
})

const reference = (
  key: 'shopId' | 'categoryId' | 'brandId' | 'countryId',
  of: (references: CatalogueReferences) => References,
): ImportField => ({
  key,
  read: (cell, product, { references, shopId }) => {
    const row = of(references).named(cell)
    if (!row) throw new Wrong(key === 'shopId' && shopId !== null ? 'adminImports.otherShop' : 'adminTables.unknown')
    product[key] = row.id
  },
  write: (product, references) => of(references).get(product[key])?.code ?? '',
})

function found(references: References, word: string): Reference {
  const row = references.named(word)
  if (!row) throw new Wrong('adminTables.unknown')
  return row
}

const member = (key: 'grade' | 'fieldType', members: Readonly<Record<string, number>>): ImportField => ({
  key,
  read: (cell, product) => {
    const named = Object.entries(members).find(([name]) => name.toLowerCase() === cell.toLowerCase())?.[1]
    const value = named ?? (/^\d$/.test(cell) ? Number(cell) : undefined)
    if (value === undefined || !valuesOf(members).includes(value)) throw new Wrong('adminTables.unknown')
    product[key] = value
  },
  write: (product) => nameOf(members, product[key]) ?? String(product[key]),
})

const flag = (key: 'selfRun' | 'recommended' | 'isNew'): ImportField => ({
  key,
  read: (cell, product, { shopId }) => {
    const flagged = readFlag(cell)
    // What the house sells itself and what it recommends is for the house to say.
    if (shopId !== null && key !== 'isNew' && flagged !== product[key]) throw new Wrong('adminImports.onlyHouse')
    product[key] = flagged
  },
  write: (product) => (product[key] ? 'yes' : 'no'),
})

const whole = (key: 'minimumOrderKg' | 'leadTimeDays' | 'stockKg', least: number): ImportField => ({
  key,
  read: (cell, product, { decimalComma }) => {
    const value = readWhole(cell, decimalComma)
    if (value === undefined || value < least) throw new Wrong('adminImports.whole')
    product[key] = value
  },
  write: (product) => String(product[key]),
})

const price = (key: 'perTonneMinor' | 'samplePriceMinor'): ImportField => ({
  key,
  clearable: true,
  read: (cell, product, { decimalComma }) => {
    const minor = cell === '' ? null : readPrice(cell, decimalComma)
    if (minor === undefined) throw new Wrong('adminProducts.priceWrong')
    product[key] = minor
  },
  write: (product) => priceText(product[key]),
})

const choice = <Key extends 'status' | 'form'>(key: Key, of: readonly ProductValues[Key][]): ImportField => ({
  key,
  read: (cell, product) => {
    const value = of.find((each) => each === cell.toLowerCase())
    if (!value) throw new Wrong('adminTables.unknown')
    product[key] = value
  },
  write: (product) => product[key],
})

const words = (cell: string) => [...new Set(cell.split(/[;；,，\n]/).map(tidyText))].filter(Boolean)

/** Every column but those of properties, in the order of the export. */
export const importFields = {
  code: {
    key: 'code',
    read: (cell, product) => {
      if (!/^[a-z0-9-]{1,80}$/.test(cell)) throw new Wrong('adminForm.code')
      product.code = cell
    },
    write: ({ code }) => code,
  },
  status: choice('status', productStatuses),
  shop: reference('shopId', ({ shops }) => shops),
  category: reference('categoryId', ({ categories }) => categories),
  brand: reference('brandId', ({ brands }) => brands),
  country: reference('countryId', ({ countries }) => countries),
  grade: member('grade', Grade),
  fieldType: member('fieldType', FieldType),
  series: text('series', 80),
  model: line('model', 80),
  name: text('name', 160),
  nameEn: text('nameEn', 160),
  description: text('description', 4000),
  descriptionEn: text('descriptionEn', 4000),
  form: choice('form', productForms),
  colourHex: {
    key: 'colourHex',
    read: (cell, product) => {
      if (!/^#[0-9a-f]{6}$/i.test(cell)) throw new Wrong('adminProducts.colourWrong')
      product.colourHex = cell.toLowerCase()
    },
    write: ({ colourHex }) => colourHex,
  },
  colourName: line('colourName', 40),
  colourNameEn: line('colourNameEn', 40),
  aliases: {
    key: 'aliases',
    clearable: true,
    read: (cell, product) => {
      product.aliases = words(cell)
    },
    write: ({ aliases }) => aliases.join('; '),
  },
  labels: {
    key: 'labelIds',
    clearable: true,
    read: (cell, product, { references }) => {
      const ids = words(cell).map((word) => found(references.labels, word).id)
      product.labelIds = [...new Set(ids)].toSorted((a, b) => a - b)
    },
    write: ({ labelIds }, { labels }) => labelIds.map((id) => labels.get(id)?.code ?? '').join('; '),
  },
  selfRun: flag('selfRun'),
  recommended: flag('recommended'),
  isNew: flag('isNew'),
  currency: {
    key: 'currency',
    clearable: true,
    read: (cell, product) => {
      const currency = currencies.find((each) => each === cell.toUpperCase())
      if (!currency && cell !== '') throw new Wrong('adminProducts.currencyWrong')
      product.currency = currency ?? null
    },
    write: ({ currency }) => currency ?? '',
  },
  price: price('perTonneMinor'),
  samplePrice: price('samplePriceMinor'),
  tiers: {
    key: 'tiers',
    clearable: true,
    read: (cell, product, { decimalComma }) => {
      const tiers = readTiers(cell, decimalComma)
      if (!tiers) throw new Wrong('adminImports.tiersWrong')
      product.tiers = tiers
    },
    write: ({ tiers }) => writeTiers(tiers),
  },
  minimumOrderKg: whole('minimumOrderKg', 1),
  stockKg: whole('stockKg', 0),
  leadTimeDays: whole('leadTimeDays', 0),
  packings: {
    key: 'packings',
    clearable: true,
    read: (cell, product) => {
      const packings = readPackings(cell)
      if (!packings) throw new Wrong('adminImports.packingsWrong')
      product.packings = packings
    },
    write: ({ packings }) => writePackings(packings),
  },
  pictureOf: {
    key: 'pictureIds',
    read: (cell, product, { picturesOf }) => {
      const ids = picturesOf.get(cell)
      if (!ids || ids.length === 0) throw new Wrong('adminTables.unknown')
      product.pictureIds = [...ids]
    },
    write: () => '',
  },
} as const satisfies Record<string, ImportField>

export type PlainField = keyof typeof importFields
export const plainFields = Object.keys(importFields) as PlainField[]
