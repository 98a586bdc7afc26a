import { empty } from '#platform/texts/format.ts'
import type { Property } from '#catalogue/goods/product.ts'
import type { UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import { statedFigure } from '#catalogue/goods/stated-figure.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { conditionOf } from '#catalogue/parameters/conditions.ts'
import { differenceText } from '#catalogue/compare/pages/difference-text.ts'
import { differenceOf } from '#catalogue/compare/pages/difference-words.ts'
import type { ShownProperty } from './shown-properties.ts'
import styles from './lot-list.module.css'
import values from './value-table.module.css'

interface LotValuesProps {
  measured: ShownProperty[]
  typical: Property[]
  system: UnitSystem
}

/** What was measured on this lot, beside what is typical of the grade. */
export function LotValues({ measured, typical, system }: LotValuesProps) {
  const t = useT()
  if (measured.length === 0) return null
  return (
    <table className={`${values.table} ${styles.values}`}>
      <thead>
        <tr>
          <th scope="col">{t('productDetail.property')}</th>
          <th scope="col">{t('productDetail.measured')}</th>
          <th scope="col">{t('productDetail.typical')}</th>
          <th scope="col">{t('productDetail.againstTypical')}</th>
        </tr>
      </thead>
      <tbody>
        {measured.map((property) => {
          const usual = typical.find(
            ({ code, ...other }) => code === property.code && conditionOf(other) === conditionOf(property),
          )
          const { value, unit } = statedFigure(property, system)
          return (
            <tr key={`${property.code} ${property.condition}`}>
              <th scope="row">
                <Local zh={property.name} en={property.nameEn} />
                {property.condition && <small>{property.at[system]}</small>}
              </th>
              <td>
                <b>{value}</b> <span className="unit">{unit}</span>
              </td>
              <td data-label={t('productDetail.typical')}>{usual ? statedFigure(usual, system).value : empty}</td>
              <td data-label={t('productDetail.againstTypical')}>{usual ? against(property, usual) : empty}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )

  function against(lot: Property, usual: Property): string {
    const [value, wanted] = [lot.typical ?? lot.min ?? lot.max, usual.typical]
    if (value === null) return empty
    if (wanted !== null && lot.unit === usual.unit) {
      const difference = differenceOf(wanted, value, usual.unit)
      return difference.word === 'same'
        ? t('productDetail.withinTypical')
        : differenceText(t, difference, usual.unit, system)
    }
    const inWindow = (usual.min ?? -Infinity) <= value && value <= (usual.max ?? Infinity)
    return lot.unit === usual.unit && inWindow ? t('productDetail.withinTypical') : empty
  }
}
