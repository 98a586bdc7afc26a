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
  { width: 235, header: lines((t) => t('datasheets.unit')) },
  { width: 50, header: lines((t) => t('datasheets.source')) },
]

const isProcessing = ({ group }: Property) => group === 'processing'

/** The property table of the page, group by group. */
export const propertyRows = ({ properties }: ProductDetail, system: UnitSystem, words: SheetWords): SheetRow[] =>
  propertyGroups(properties.filter((each) => !isProcessing(each))).flatMap(({ group, list }): SheetRow[] => [
    { group: [words.line((t) => t(`products.group_${group}`))] },
    ...list.map((property): SheetRow => {
      const { name, figure, source } = cellsOf(property, system, words)
      return { strong: 1, cells: [name, ...figure, [property.method], conditionOf(property, system), source] }
    }),
  ])

/** How the material is dried and moulded; how that was found out is seldom said, and stands below the name. */
export const processingRows = ({ properties }: ProductDetail, system: UnitSystem, words: SheetWords): SheetRow[] =>
  properties.filter(isProcessing).map((property): SheetRow => {
    const { name, figure, source } = cellsOf(property, system, words)
    const how = property.condition ? conditionOf(property, system) : []
    return { strong: 1, cells: [[...name, ...[property.method, ...how].filter(Boolean)], ...figure, source] }
  })

function cellsOf(property: Property, system: UnitSystem, words: SheetWords) {
  const { value, unit, window, stated } = statedFigure(property, system)
  const { name, nameEn, source, statedOn } = property
  return {
    name: words.pair(name, nameEn),
    figure: [window ? [value, `(${window})`] : [value], stated ? [unit, `(${stated})`] : [unit]],
    source: [...words.lines((t) => t(`datasheets.source_${source}`)), ...(statedOn ? [date(statedOn)] : [])],
  }
}

/** As it is stated below the converted one, like the value. */
function conditionOf({ condition }: Property, system: UnitSystem): string[] {
  const converted = condition && conditionIn(system, condition)
  return converted === condition ? [orDash(condition)] : [orDash(converted), `(${condition})`]
}
