import { currencies } from '#platform/contract/currencies.ts'
import { decimalOf, minorOf } from '#platform/contract/minor-units.ts'
import { ungrouped } from '#platform/contract/typed-number.ts'
import type { Reference } from '#platform/office/tables/references.ts'
import type { ProductValues } from '#catalogue/products/office/contract.ts'
import type { CatalogueReferences } from '#catalogue/products/office/load-references.ts'
import { productStatuses } from '#catalogue/products/office/product-values.ts'
import { Wrong } from '#platform/office/tables/wrong.ts'
import type { PlainField } from './import-fields.ts'
import { writeTiers } from './list-notation.ts'
import type { ManyChange, ManyChangeName } from './many-change.ts'

/** The cells of one product, or why it is left as it is: a message key. */
type Cells = string[] | { note: string }

interface Prepared {
  /** How it is said in the list of imports. */
  said: string
  cellsOf(product: ProductValues): Cells
}

interface Kind {
  fields: readonly PlainField[]
  /** Throws `Wrong` for a value that means nothing. */
  prepare(wish: ManyChange, references: CatalogueReferences): Prepared
}

const signed = (text: string) => (/^[-−+]/.test(text) ? text.replace('−', '-') : `+${text}`)

/** Whole and decimal digits behind a sign, as minor units; a hundredth of a per cent is one too. */
function minorWithSign(typed: string, message: string): number {
  const text = signed(ungrouped(typed))
  const minor = minorOf(text.slice(1))
  if (!minor) throw new Wrong(message)
  return text.startsWith('-') ? -minor : minor
}

function wholeOf(typed: string, least: number, most: number, message: string): number {
  const number = Number(ungrouped(typed).replace('−', '-'))
  if (!Number.isInteger(number) || number < least || number > most) throw new Wrong(message)
  return number
}

/** Price and tiers together, so that a larger quantity never costs more. */
function repriced({ perTonneMinor, tiers }: ProductValues, by: (minor: number) => number): Cells {
  if (perTonneMinor === null) return { note: 'adminImports.noPrice' }
  const moved = tiers.map((tier) => ({ ...tier, perTonneMinor: by(tier.perTonneMinor) }))
  if ([by(perTonneMinor), ...moved.map((tier) => tier.perTonneMinor)].some((minor) => minor <= 0))
    return { note: 'adminImports.belowNothing' }
  return [decimalOf(by(perTonneMinor)), writeTiers(moved)]
}

const priceFields = ['price', 'tiers'] as const

const pricePercent: Kind = {
  fields: priceFields,
  prepare: ({ value }) => {
    const hundredths = minorWithSign(value.replace(/[%％]$/, '').trim(), 'adminImports.percentWrong')
    return {
      said: `${hundredths > 0 ? '+' : ''}${hundredths / 100}%`,
      cellsOf: (product) => repriced(product, (minor) => Math.round((minor * (10_000 + hundredths)) / 10_000)),
    }
  },
}

const priceAmount: Kind = {
  fields: priceFields,
  prepare: ({ value, currency }) => {
    const minor = minorWithSign(value, 'adminProducts.priceWrong')
    if (!currency || !currencies.includes(currency)) throw new Wrong('adminImports.currencyNeeded')
    return {
      said: `${minor > 0 ? '+' : '-'}${decimalOf(Math.abs(minor))} ${currency}`,
      cellsOf: (product) =>
        product.perTonneMinor !== null && product.currency !== currency
          ? { note: 'adminImports.otherCurrency' }
          : repriced(product, (price) => price + minor),
    }
  },
}

/** What the value names, by id. */
function chosenOf(list: { get(id: number): Reference | undefined }, value: string): Reference {
  const row = list.get(Number(value))
  if (!row) throw new Wrong('adminForm.required')
  return row
}

const ofLabel = (change: (ids: readonly number[], id: number) => number[]): Kind => ({
  fields: ['labels'],
  prepare: ({ value }, { labels }) => {
    const label = chosenOf(labels, value)
    return {
      said: label.code,
      // A dash empties the cell's value.
      cellsOf: ({ labelIds }) => [
        change(labelIds, label.id)
          .map((id) => labels.get(id)?.code ?? '')
          .join('; ') || '-',
      ],
    }
  },
})

const mostKg = 1_000_000_000

const kinds: Record<ManyChangeName, Kind> = {
  pricePercent,
  priceAmount,
  category: {
    fields: ['category'],
    prepare: ({ value }, { categories }) => {
      const { code } = chosenOf(categories, value)
      return { said: code, cellsOf: () => [code] }
    },
  },
  addLabel: ofLabel((ids, id) => [...new Set([...ids, id])]),
  removeLabel: ofLabel((ids, id) => ids.filter((each) => each !== id)),
  stockSet: {
    fields: ['stockKg'],
    prepare: ({ value }) => {
      const kilograms = String(wholeOf(value, 0, mostKg, 'adminProducts.kilograms'))
      return { said: `${kilograms} kg`, cellsOf: () => [kilograms] }
    },
  },
  stockAdd: {
    fields: ['stockKg'],
    prepare: ({ value }) => {
      const kilograms = wholeOf(value, -mostKg, mostKg, 'adminImports.kilogramsMore')
      return {
        said: `${signed(String(kilograms))} kg`,
        cellsOf: ({ stockKg }) =>
          stockKg + kilograms < 0 ? { note: 'adminImports.belowNothing' } : [String(stockKg + kilograms)],
      }
    },
  },
  leadTime: {
    fields: ['leadTimeDays'],
    prepare: ({ value }) => {
      const days = String(wholeOf(value, 0, 999, 'adminProducts.days'))
      return { said: days, cellsOf: () => [days] }
    },
  },
  status: {
    fields: ['status'],
    prepare: ({ value }) => {
      const status = productStatuses.find((each) => each === value)
      if (!status) throw new Wrong('adminForm.required')
      return { said: status, cellsOf: () => [status] }
    },
  },
}

/** The columns that a change writes, and what stands in them for each product. */
export function prepareChange(wish: ManyChange, references: CatalogueReferences) {
  const { fields, prepare } = kinds[wish.what]
  return { fields, ...prepare(wish, references) }
}
