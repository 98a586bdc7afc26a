import { to } from '#platform/contract/to.ts'
import { useT } from './i18n.tsx'
import styles from './logo.module.css'

/** Leads home from everywhere. */
export function Logo() {
  const t = useT()
  const chinese = t.locale === 'zh-CN'
  return (
    <a href={to.home()} className={styles.logo}>
      <img
        src={chinese ? '/brand/logo-zh.svg' : '/brand/logo-en.svg'}
        alt={t('layout.brand')}
        width={chinese ? 95 : 167}
        height={40}
      />
    </a>
  )
}
