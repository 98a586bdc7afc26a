import { empty } from '#platform/texts/format.ts'
import { Approx } from '#catalogue/goods/pages/approx.tsx'
import type { Property } from '#catalogue/goods/product.ts'
import type { UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import type { Translate } from '#platform/texts/messages.ts'
import { statedFigure } from '#catalogue/goods/stated-figure.ts'
import { useT } from '#platform/web/i18n.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import type { FactRow } from './compare-facts.ts'
import type { CompareCell as Compared } from './compare-rows.ts'
import styles from './compare-table.module.css'

interface CompareCellProps {
  cell: Compared | undefined
  system: UnitSystem
  /** Model of the product, for phones, where there are no columns. */
  name: string | undefined
}

export function CompareCell({ cell, system, name }: CompareCellProps) {
  const t = useT()
  if (!cell)
    return (
      <td data-name={name} className={styles.none}>
        -
      </td>
    )
  const { property, apart, about, differs } = cell
  const { value, unit } = statedFigure(property, system)
  return (
    <td data-name={name} className={look(apart?.reason, differs)}>
      <span>
        {about && <span aria-hidden>≈ </span>}
        <span className={styles.value}>{value}</span> <span className="unit">{unit}</span>
      </span>
      {about && (
        <small className={styles.about}>
          {t('comparing.about', { method: property.method })} · {t(`comparing.why_${about}`)}
        </small>
      )}
      {apart && (
        <small className={styles.reason}>
          <span className="visually-hidden">{t('comparing.notComparable')} </span>
          {reasonText(apart, property, t)}
        </small>
      )}
    </td>
  )
}

export function FactCell({ cell, name }: { cell: FactRow['cells'][number]; name: string | undefined }) {
  const t = useT()
  return (
    <td data-name={name} className={look(cell.reason, cell.differs)}>
      <span className={styles.value}>{cell.text}</span>
      {cell.price && <Approx minor={cell.price.perTonneMinor} currency={cell.price.currency} />}
      {cell.reason && <small className={styles.reason}>{t('comparing.reason_currency')}</small>}
    </td>
  )
}

type Apart = NonNullable<Compared['apart']>

const look = (reason: string | undefined, differs: boolean) =>
  classNames(reason !== undefined && styles.greyed, differs && styles.differs)

function reasonText({ reason, why }: Apart, { method, condition }: Property, t: Translate): string {
  if (reason === 'method')
    return [t('comparing.reason_method', { method }), why && t(`comparing.why_${why}`)].filter(Boolean).join(' · ')
  if (reason === 'condition') return t('comparing.reason_condition', { condition: condition ?? empty })
  return t(`comparing.reason_${reason}`)
}
