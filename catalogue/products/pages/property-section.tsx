import type { Property } from '#catalogue/goods/product.ts'
import { propertyGroups } from '#catalogue/goods/property-groups.ts'
import type { UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import { orDash } from '#platform/texts/format.ts'
import { statedFigure } from '#catalogue/goods/stated-figure.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import styles from './property-table.module.css'

interface PropertyTableProps {
  properties: Property[]
  system: UnitSystem
}

/** Every stated value with its method, condition and source; on a phone two lines each. */
export function PropertyTable({ properties, system }: PropertyTableProps) {
  const t = useT()
  if (properties.length === 0) return <p className="muted">{t('productDetail.noProperties')}</p>
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('productDetail.properties')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('productDetail.property')}</th>
            <th scope="col" className={styles.number}>
              {t('productDetail.value')}
            </th>
            <th scope="col">
              <span className="visually-hidden">{t('productDetail.unit')}</span>
            </th>
            <th scope="col">{t('productDetail.method')}</th>
            <th scope="col">{t('productDetail.condition')}</th>
            <th scope="col">{t('productDetail.source')}</th>
          </tr>
        </thead>
        {propertyGroups(properties).map(({ group, list }) => (
          <tbody key={group}>
            <tr className={styles.group}>
              <th colSpan={6} scope="rowgroup">
                {t(`products.group_${group}`)}
              </th>
            </tr>
            {list.map((property) => (
              <PropertyRow key={`${property.code} ${property.condition}`} property={property} system={system} />
            ))}
          </tbody>
        ))}
      </table>
      {properties.some(({ source }) => source === 'typical') && (
        <p className={styles.note}>{t('productDetail.illustrative')}</p>
      )}
    </>
  )
}

function PropertyRow({ property, system }: { property: Property; system: UnitSystem }) {
  const t = useT()
  const { value, unit, window, stated } = statedFigure(property, system)
  return (
    <tr>
      <th scope="row">
        <Local zh={property.name} en={property.nameEn} />
        <small className={styles.how}>{[property.method, property.condition].filter(Boolean).join(' · ')}</small>
      </th>
      <td className={styles.value}>{value}</td>
      <td className={styles.unit}>
        {unit}
        {window && <small>{t('productDetail.windowOf', { value: window })}</small>}
        {stated && <small>{t('productDetail.statedAs', { value: stated })}</small>}
      </td>
      <td className={styles.wide}>{orDash(property.method)}</td>
      <td className={styles.wide}>{orDash(property.condition)}</td>
      <td className={styles.source}>{t(`productDetail.source_${property.source}`)}</td>
    </tr>
  )
}
