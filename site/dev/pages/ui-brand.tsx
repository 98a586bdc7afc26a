import { useT } from '#platform/web/i18n.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { iconPaths, type IconName } from '#platform/ui/icon-paths.ts'
import styles from './ui-page.module.css'
import { UiSection } from './ui-section.tsx'

const swatches = [
  ['ink', 'dev.ink'],
  ['harbour', 'dev.harbour'],
  ['enquiry', 'dev.enquiryOnly'],
  ['ok', 'dev.success'],
  ['warn', 'dev.warning'],
  ['bad', 'dev.danger'],
] as const

export const UiBrand = () => {
  const t = useT()
  return (
    <UiSection title={t('dev.brand')}>
      <div className="cluster">
        <img src="/brand/logo-en.svg" alt="PolyHarbor" width="167" height="40" />
        <img src="/brand/logo-zh.svg" alt="聚港" width="95" height="40" />
        <img src="/brand/mark.svg" alt="" width="40" height="40" />
      </div>
      <ul className={styles.swatches}>
        {swatches.map(([colour, name]) => (
          <li key={colour}>
            <div className={`${styles.swatch} ${styles[colour]}`} />
            {t(name)}
          </li>
        ))}
      </ul>
      <div className="stack tight">
        <p className={styles.display}>{t('dev.typeSample')}</p>
        <p className={styles.large}>{t('dev.typeSample')}</p>
        <h3 className={styles.medium}>{t('dev.typeSample')}</h3>
        <h3>{t('dev.typeSample')}</h3>
        <p>{t('dev.typeNote')}</p>
        <p className="muted">
          <small>{t('dev.typeNote')}</small>
        </p>
      </div>
      <ul className={styles.icons} aria-label={t('dev.icons')}>
        {(Object.keys(iconPaths) as IconName[]).map((name) => (
          <li key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    </UiSection>
  )
}
