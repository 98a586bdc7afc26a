import type { ReactNode } from 'react'
import { UnitSwitch } from '#catalogue/goods/pages/unit-switch.tsx'
import { ProductSection } from '#catalogue/goods/pages/product-section.tsx'
import { propertyGroups } from '#catalogue/goods/property-groups.ts'
import type { UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import { orDash } from '#platform/texts/format.ts'
import { statedFigure } from '#catalogue/goods/stated-figure.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import type { ShownProperty } from './shown-properties.ts'
import styles from './property-section.module.css'

interface PropertiesProps {
  properties: ShownProperty[]
  system: UnitSystem
}

interface SectionProps extends PropertiesProps {
  id: string
  title: string
  actions?: ReactNode
}

/** What was tested, and how the material is processed. */
export function Properties({ properties, system }: PropertiesProps) {
  const t = useT()
  const part = (processing: boolean) => properties.filter(({ group }) => (group === 'processing') === processing)
  const processing = part(true)
  return (
    <>
      <Section
        id="properties"
        title={t('productDetail.properties')}
        actions={<UnitSwitch system={system} />}
        properties={part(false)}
        system={system}
      />
      {processing[0] && (
        <Section id="processing" title={t('products.group_processing')} properties={processing} system={system} />
      )}
    </>
  )
}

/** Every stated value with its method, condition and source; on a phone two lines each. */
function Section({ properties, system, ...section }: SectionProps) {
  const t = useT()
  const groups = propertyGroups(properties)
  return (
    <ProductSection {...section}>
      {groups[0] ? (
        <table className={styles.table} aria-labelledby={`${section.id}-title`}>
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
              {groups[1] && (
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
        </table>
      ) : (
        <p className="muted">{t('productDetail.noProperties')}</p>
      )}
      {properties.some(({ source }) => source === 'typical') && (
        <p className={styles.note}>{t('productDetail.illustrative')}</p>
      )}
    </ProductSection>
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
