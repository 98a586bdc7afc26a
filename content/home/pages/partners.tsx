import { Local, useT } from '#platform/web/i18n.tsx'
import { useRoot } from '#platform/web/page.ts'
import { HomeSection } from './home-section.tsx'
import styles from './home-sections.module.css'

export function Partners() {
  const t = useT()
  const partners = useRoot()?.site.partnerLinks ?? []
  if (partners.length === 0) return null
  return (
    <HomeSection title={t('home.partners')}>
      <ul id="partners" className={styles.partners}>
        {partners.map(({ name, nameEn, url }) => (
          <li key={url}>
            <a href={url} rel="noopener nofollow">
              <Local zh={name} en={nameEn} />
            </a>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
