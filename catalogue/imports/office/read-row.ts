import { translatorFor } from '#platform/texts/catalogues.ts'
import type { ProductValues } from '#catalogue/products/office/contract.ts'
import { tidyText } from '#platform/contract/tidy-text.ts'
import { problemsOf, type Problems } from '#catalogue/products/office/check-product.ts'
import { isDoubtful } from '#catalogue/products/office/doubtful-price.ts'
import type { Column } from './columns.ts'
import { importFields, plainFields, type CellContext } from './import-fields.ts'
import { Wrong } from '#platform/office/tables/wrong.ts'
import { clears, plainCell } from '#platform/office/tables/plain-cell.ts'

export interface ReadRow {
  outcome: 'new' | 'changed' | 'same' | 'wrong'
  problems: Problems
  changes: { field: string; before: string; after: string }[]
  after: ProductValues
}

/** What is taken for granted of a product that a table brings in. */
const newProduct = (): ProductValues => ({
  id: 0,
  version: 1,
  code: '',
  status: 'draft',
  shopId: 0,
  categoryId: 0,
  brandId: 0,
  countryId: 0,
  grade: -1,
  fieldType: -1,
  series: null,
  model: '',
  name: null,
  nameEn: null,
  description: null,
  descriptionEn: null,
  form: 'pellet',
  colourHex: '#f4f4f0',
  colourName: translatorFor('zh-CN')('adminImports.naturalColour'),
  colourNameEn: translatorFor('en-US')('adminImports.naturalColour'),
  aliases: [],
  selfRun: false,
  recommended: false,
  isNew: false,
  currency: null,
  perTonneMinor: null,
  samplePriceMinor: null,
  minimumOrderKg: 1000,
  leadTimeDays: 7,
  stockKg: 0,
  labelIds: [],
  pictureIds: [],
  tiers: [],
  packings: [],
  properties: [],
  lots: [],
  documents: [],
})

const needed: readonly (keyof ProductValues)[] = [
  ...(['shopId', 'categoryId', 'brandId', 'countryId', 'grade', 'fieldType', 'model'] as const),
]

/**
 * One row against the product it names: an empty cell leaves a value as it is, a dash empties it, and a cell that says
 * what an export says of the product changes nothing, even where another text would be read the same way.
 */
export function readRow(
  cells: readonly string[],
  columns: readonly Column[],
  before: ProductValues | undefined,
  context: CellContext,
): ReadRow {
  const blank = newProduct()
  // People of a shop need not name it.
  const after = { ...(before ?? { ...blank, shopId: context.shopId ?? blank.shopId }) }
  const problems: Problems = {}
  for (const { field, at, does } of columns) {
    const given = cells[at] ?? ''
    const cell = plainCell(given)
    const emptied = clears(given)
    if (cell === '' || (before && !emptied && cell === tidyText(does.write(before, context.references)))) continue
    try {
      if (!emptied) does.read(cell, after, context)
      else if (does.clearable) does.read('', after, context)
      else problems[field] = 'adminImports.cannotClear'
    } catch (error) {
      if (!(error instanceof Wrong)) throw error
      problems[field] = error.message
    }
  }
  const isPublished = after.status === 'published' && before?.status !== 'published'
  if (after.pictureIds.length === 0 && context.pictureId && (!before || isPublished))
    after.pictureIds = [context.pictureId]
  if (after.perTonneMinor === null && before?.perTonneMinor !== null) after.currency = null
  const columnOf = (key: string) => columns.find(({ does }) => does.key === key)?.field
  // Also a field that the table has no column for is named: it is what the row lacks.
  const fieldOf = (key: string) => columnOf(key) ?? plainFields.find((field) => importFields[field].key === key) ?? ''
  if (!before)
    for (const key of needed)
      if (after[key] === blank[key])
        problems[fieldOf(key)] ??= columnOf(key) ? 'adminImports.neededForNew' : 'adminImports.columnMissing'
  const changed = !before || JSON.stringify(before) !== JSON.stringify(after)
  if (changed && Object.keys(problems).length === 0)
    for (const [path, message] of Object.entries(problemsOf(after, context.references)))
      problems[fieldOf(keyOf(path))] ??= message
  if (changed && isDoubtful(after, before ?? undefined))
    problems[fieldOf('perTonneMinor')] ??= 'adminProducts.priceDoubtInTable'
  const changes = columns.flatMap(({ field, at, does }) => {
    const was = before ? does.write(before, context.references) : ''
    const now = field in problems ? plainCell(cells[at] ?? '') : does.write(after, context.references)
    const shown = field === 'pictureOf' && before?.pictureIds !== after.pictureIds ? plainCell(cells[at] ?? '') : now
    return was === shown ? [] : [{ field, before: was, after: shown }]
  })
  const wrong = Object.keys(problems).length > 0
  return { outcome: wrong ? 'wrong' : !before ? 'new' : changed ? 'changed' : 'same', problems, changes, after }
}

/** Problems are named by the form; a cell by the part of the product. */
const keyOf = (path: string) => {
  const [key = ''] = path.split('.')
  return key === 'price' ? 'perTonneMinor' : key
}
