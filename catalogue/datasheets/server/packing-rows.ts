import type { Packing } from '#catalogue/goods/product.ts'
import { poundsOf } from '#catalogue/parameters/condition-units.ts'
import type { UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import { quantity, weight } from '#platform/texts/format.ts'
import type { SheetColumn, SheetRow } from '#platform/server/pdf/table.ts'
import type { SheetWords } from './sheet-words.ts'

export const packingColumns = ({ lines }: SheetWords): SheetColumn[] => [
  { width: 155, header: lines((t) => t('productDetail.pack')) },
  { width: 75, header: lines((t) => t('productDetail.netWeight')), align: 'right' },
  { width: 285, header: lines((t) => t('productDetail.holds')) },
]

export const packingRows = (packings: readonly Packing[], system: UnitSystem, { lines }: SheetWords): SheetRow[] =>
  packings.map(({ unit, kilograms, holdsUnit, holdsCount }) => {
    const stated = kilograms < 1000 ? [quantity(kilograms, 'kg')] : lines((t) => weight(t, kilograms))
    const inPounds = [quantity(poundsOf(kilograms), 'lb'), `(${stated.join(' ')})`]
    return {
      strong: 1,
      cells: [
        lines((t) => t(`productDetail.packName_${unit}`)),
        system === 'us' ? inPounds : stated,
        holdsUnit && holdsCount ? lines((t) => t(`productDetail.pack_${holdsUnit}`, { count: holdsCount })) : ['-'],
      ],
    }
  })
