import type { InputOf } from '#platform/contract/endpoint.ts'
import type { products } from './contract.ts'
import { fieldsOf } from '#platform/office/form.ts'
import { listIn, rowsIn } from '#platform/office/rows.ts'

/** Controls that tell whether a row says anything, list by list. */
export const telling = {
  properties: ['parameterId', 'min', 'typical', 'max', 'text'],
  tiers: ['fromKg', 'price'],
  packings: ['unit', 'kilograms'],
  lots: ['code', 'kilograms'],
  documents: ['id', 'fileId'],
} as const

const texts = [
  ...(['code', 'status', 'shopId', 'categoryId', 'brandId', 'countryId', 'grade', 'fieldType', 'series'] as const),
  ...(['model', 'name', 'nameEn', 'description', 'descriptionEn', 'form', 'colourHex', 'colourName'] as const),
  ...([
    'colourNameEn',
    'aliases',
    'currency',
    'price',
    'samplePrice',
    'minimumOrderKg',
    'leadTimeDays',
    'stockKg',
    'stockWas',
  ] as const),
] as const

/** The form of a product as its calls take it. */
export function productOf(form: FormData): InputOf<typeof products.create> {
  const rows = (list: keyof typeof telling) => rowsIn(form, list, telling[list])
  const product = {
    ...fieldsOf(form, ...texts),
    pricesChecked: form.has('pricesChecked'),
    selfRun: form.has('selfRun'),
    recommended: form.has('recommended'),
    isNew: form.has('isNew'),
    labelIds: [...form.keys()].filter((name) => name.startsWith('label.')).map((name) => name.slice('label.'.length)),
    pictureIds: listIn(form, 'pictureIds'),
    properties: rows('properties'),
    tiers: rows('tiers'),
    packings: rows('packings'),
    lots: rows('lots'),
    documents: rows('documents'),
  }
  // Every text is checked by the call itself, which says what is wrong with it.
  return product as unknown as InputOf<typeof products.create>
}
