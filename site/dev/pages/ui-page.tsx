import { useT } from '#platform/web/i18n.tsx'
import { UiActions } from './ui-actions.tsx'
import { UiBrand } from './ui-brand.tsx'
import { UiData } from './ui-data.tsx'
import { UiFeedback } from './ui-feedback.tsx'
import { UiForms } from './ui-forms.tsx'
import { UiNavigation } from './ui-navigation.tsx'
import styles from './ui-page.module.css'

export default function UiPage() {
  const t = useT()
  return (
    <main id="main" className="container">
      <header className={styles.intro}>
        <h1>{t('dev.title')}</h1>
        <p className="muted">{t('dev.intro')}</p>
      </header>
      <UiBrand />
      <UiActions />
      <UiForms />
      <UiData />
      <UiNavigation />
      <UiFeedback />
    </main>
  )
}
