import type { Packing, ProductDetail, Property } from '#catalogue/goods/product.ts'
import { propertyGroups } from '#catalogue/goods/property-groups.ts'
import { conditionIn } from '#catalogue/parameters/condition-units.ts'
import type { UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import { date, orDash, quantity, weight } from '#platform/texts/format.ts'
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

/** The property table of the page, group by group. */
export function propertyRows({ properties }: ProductDetail, system: UnitSystem, words: SheetWords): SheetRow[] {
  return propertyGroups(properties).flatMap(({ group, list }): SheetRow[] => [
    { group: [words.line((t) => t(`products.group_${group}`))] },
    ...list.map((property): SheetRow => {
      const { value, unit, window, stated } = statedFigure(property, system)
      return {
        strong: 1,
        cells: [
          words.pair(property.name, property.nameEn),
          window ? [value, `(${window})`] : [value],
          stated ? [unit, `(${stated})`] : [unit],
          [property.method],
          conditionCell(property.condition, system),
          [...words.lines((t) => t(`datasheets.source_${property.source}`)), ...statedOn(property)],
        ],
      }
    }),
  ])
}

/** As it is stated below the converted one, like the value. */
function conditionCell(condition: string | null, system: UnitSystem) {
  const converted = condition && conditionIn(system, condition)
  return converted === condition ? [orDash(condition)] : [orDash(converted), `(${condition})`]
}

const statedOn = ({ statedOn: day }: Property) => (day ? [date(day)] : [])

export const packingColumns = ({ lines }: SheetWords): SheetColumn[] => [
  { width: 155, header: lines((t) => t('productDetail.pack')) },
  { width: 75, header: lines((t) => t('productDetail.netWeight')), align: 'right' },
  { width: 285, header: lines((t) => t('productDetail.holds')) },
]

export const packingRows = (packings: readonly Packing[], { lines }: SheetWords): SheetRow[] =>
  packings.map(({ unit, kilograms, holdsUnit, holdsCount }) => ({
    strong: 1,
    cells: [
      lines((t) => t(`productDetail.packName_${unit}`)),
      kilograms < 1000 ? [quantity(kilograms, 'kg')] : lines((t) => weight(t, kilograms)),
      holdsUnit && holdsCount ? lines((t) => t(`productDetail.pack_${holdsUnit}`, { count: holdsCount })) : ['-'],
    ],
  }))
