import { UnitSwitch } from '#catalogue/goods/pages/unit-switch.tsx'
import { ProductSection } from '#catalogue/goods/pages/product-section.tsx'
import { propertyGroups } from '#catalogue/goods/property-groups.ts'
import type { UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import { orDash } from '#platform/texts/format.ts'
import { statedFigure } from '#catalogue/goods/stated-figure.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { Part } from '#platform/web/part.tsx'
import type { ShownProperty } from './shown-properties.ts'
import styles from './property-section.module.css'
import values from './value-table.module.css'

interface PropertySectionProps {
  properties: ShownProperty[]
  system: UnitSystem
  /** How the material is processed, in place of what was tested. */
  processing?: boolean
}

/** Every stated value with its method, condition and source; on a phone two lines each. */
export function PropertySection({ properties, system, processing = false }: PropertySectionProps) {
  const t = useT()
  const groups = propertyGroups(properties).filter(({ group }) => (group === 'processing') === processing)
  const id = processing ? 'processing' : 'properties'
  if (processing && !groups[0]) return null
  return (
    <ProductSection
      id={id}
      title={t(processing ? 'products.group_processing' : 'productDetail.properties')}
      actions={!processing && <UnitSwitch system={system} />}
    >
      {groups[0] ? (
        <Part
          as="table"
          className={`${values.table} ${styles.table}`}
          aria-labelledby={`${id}-title`}
          of={PropertyRows}
          props={{ groups, system, processing }}
        />
      ) : (
        <p className="muted">{t('productDetail.noProperties')}</p>
      )}
      {!processing && properties.some(({ source }) => source === 'typical') && (
        <p className={styles.note}>{t('productDetail.illustrative')}</p>
      )}
    </ProductSection>
  )
}

interface PropertyRowsProps {
  groups: ReturnType<typeof propertyGroups<ShownProperty>>
  system: UnitSystem
  processing: boolean
}

function PropertyRows({ groups, system, processing }: PropertyRowsProps) {
  const t = useT()
  return (
    <>
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
      {groups.map(({ group, list }) => (
        <tbody key={group}>
          {!processing && (
            <tr className={styles.group}>
              <th colSpan={6} scope="rowgroup">
                {t(`products.group_${group}`)}
              </th>
            </tr>
          )}
          {list.map((property) => (
            <PropertyRow key={`${property.code} ${property.condition}`} property={property} system={system} />
          ))}
        </tbody>
      ))}
    </>
  )
}

function PropertyRow({ property, system }: { property: ShownProperty; system: UnitSystem }) {
  const t = useT()
  const { value, unit, window, stated } = statedFigure(property, system)
  return (
    <tr>
      <th scope="row">
        <Local zh={property.name} en={property.nameEn} />
        <small className={styles.how}>{[property.method, property.at[system]].filter(Boolean).join(' · ')}</small>
      </th>
      <td className={styles.value}>{value}</td>
      <td className={styles.unit}>
        {unit}
        {window && <small>{t('productDetail.windowOf', { value: window })}</small>}
        {stated && <small>{t('productDetail.statedAs', { value: stated })}</small>}
      </td>
      <td className={styles.wide}>{orDash(property.method)}</td>
      <td className={styles.wide}>{orDash(property.at[system])}</td>
      <td className={styles.source}>{t(`productDetail.source_${property.source}`)}</td>
    </tr>
  )
}
