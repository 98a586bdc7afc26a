import type { ProductDetail, Property } from '#catalogue/goods/product.ts'
import { propertyGroups } from '#catalogue/goods/property-groups.ts'
import { conditionIn } from '#catalogue/parameters/condition-units.ts'
import type { UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import { date, orDash } from '#platform/texts/format.ts'
import { statedFigure } from '#catalogue/goods/stated-figure.ts'
import type { SheetColumn, SheetRow } from '#platform/server/pdf/table.ts'
import type { SheetWords } from './sheet-words.ts'

export const propertyColumns = ({ lines }: SheetWords): SheetColumn[] => [
  { width: 155, header: lines((t) => t('datasheets.property')) },
  { width: 75, header: lines((t) => t('datasheets.value')), align: 'right' },
  { width: 65, header: lines((t) => t('datasheets.unit')) },
  { width: 80, header: lines((t) => t('datasheets.method')) },
  { width: 90, header: lines((t) => t('datasheets.condition')) },
  { width: 50, header: lines((t) => t('datasheets.source')) },
]

export const processingColumns = ({ lines }: SheetWords): SheetColumn[] => [
  { width: 155, header: lines((t) => t('datasheets.setting')) },
  { width: 75, header: lines((t) => t('datasheets.value')), align: 'right' },
  { width: 145, header: lines((t) => t('datasheets.unit')) },
  { width: 90, header: lines((t) => t('datasheets.condition')) },
  { width: 50, header: lines((t) => t('datasheets.source')) },
]

const isProcessing = ({ group }: Property) => group === 'processing'

/** The property table of the page, group by group. */
export const propertyRows = ({ properties }: ProductDetail, system: UnitSystem, words: SheetWords): SheetRow[] =>
  propertyGroups(properties.filter((each) => !isProcessing(each))).flatMap(({ group, list }): SheetRow[] => [
    { group: [words.line((t) => t(`products.group_${group}`))] },
    ...list.map((property) => rowOf(property, system, words, [[property.method]])),
  ])

/** How the material is dried and moulded, which no test measures: without a method. */
export const processingRows = ({ properties }: ProductDetail, system: UnitSystem, words: SheetWords): SheetRow[] =>
  properties.filter(isProcessing).map((property) => rowOf(property, system, words, []))

function rowOf(property: Property, system: UnitSystem, words: SheetWords, method: string[][]): SheetRow {
  const { value, unit, window, stated } = statedFigure(property, system)
  return {
    strong: 1,
    cells: [
      words.pair(property.name, property.nameEn),
      window ? [value, `(${window})`] : [value],
      stated ? [unit, `(${stated})`] : [unit],
      ...method,
      conditionCell(property.condition, system),
      [...words.lines((t) => t(`datasheets.source_${property.source}`)), ...statedOn(property)],
    ],
  }
}

/** As it is stated below the converted one, like the value. */
function conditionCell(condition: string | null, system: UnitSystem) {
  const converted = condition && conditionIn(system, condition)
  return converted === condition ? [orDash(condition)] : [orDash(converted), `(${condition})`]
}

const statedOn = ({ statedOn: day }: Property) => (day ? [date(day)] : [])
