import type { SetUpItem } from './contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon.tsx'
import styles from './set-up.module.css'

/** What is to do, why it matters, and what is done. */
export function SetUpList({ items }: { items: readonly SetUpItem[] }) {
  const t = useT()
  return (
    <ul className={styles.list}>
      {items.map(({ key, done, optional, to }) => (
        <li key={key} className={classNames(done && styles.done)}>
          <span className={styles.mark}>{done && <Icon name="check" size={16} label={t('adminSetUp.done')} />}</span>
          <div>
            <a href={to}>{t(`adminSetUp.item_${key}`)}</a>
            {optional && !done && <span className="muted"> · {t('adminSetUp.optional')}</span>}
            {!done && <p>{t(`adminSetUp.why_${key}`)}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
