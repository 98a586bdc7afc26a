import { useT } from '#platform/web/i18n.tsx'
import { countLooks } from './counts.ts'
import styles from './desk.module.css'

/** How much there is of everything that the operator looks after. */
export function Inventory({ counts }: { counts: readonly { name: string; count: number }[] }) {
  const t = useT()
  return (
    <section className="stack">
      <h2>{t('adminDesk.inventory')}</h2>
      <ul className={styles.figures}>
        {counts.map(({ name, count }) => {
          const look = countLooks[name]
          if (!look) return null
          const inside = (
            <>
              <span className={styles.count}>{count.toLocaleString('en-US')}</span>
              <span>{t(look.text)}</span>
            </>
          )
          return (
            <li key={name}>
              {look.href ? (
                <a href={look.href} className={styles.figure}>
                  {inside}
                </a>
              ) : (
                <div className={styles.figure}>{inside}</div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
