import { unitSystems, type UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import { useLocation, useRewrite } from '#platform/web/router.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import styles from './unit-switch.module.css'

/** Two links, so that it works before scripts; with them nothing is loaded again. */
export function UnitSwitch({ system }: { system: UnitSystem }) {
  const t = useT()
  const { pathname, search } = useLocation()
  const rewrite = useRewrite()
  return (
    <nav aria-label={t('productDetail.units')} className={styles.switch}>
      <span aria-hidden>{t('productDetail.units')}</span>
      {unitSystems.map((each) => {
        const query = new URLSearchParams(search)
        query.set('units', each)
        return (
          <a
            key={each}
            href={`${pathname}?${query}`}
            aria-current={each === system || undefined}
            className={classNames(styles.choice, each === system && styles.chosen)}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              rewrite(`?${query}`)
            }}
          >
            {t(`productDetail.units_${each}`)}
          </a>
        )
      })}
    </nav>
  )
}
