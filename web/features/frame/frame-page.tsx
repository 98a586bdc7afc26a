import { useT } from '#web/lib/i18n.tsx'
import { useLocation } from '#web/lib/router.tsx'
import { entryAt } from '#web/routes.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/state.tsx'
import styles from './frame.module.css'

/** A page whose own content is not open yet: its title, and where to turn meanwhile. */
export default function FramePage() {
  const t = useT()
  const title = entryAt(useLocation().pathname, false)?.title
  return (
    <div className={`container ${styles.page}`}>
      {title && <h1>{t(title)}</h1>}
      <EmptyState
        icon="box"
        title={t('layout.framePrepared')}
        actions={<LinkButton href="/">{t('layout.home')}</LinkButton>}
      >
        {t('layout.frameText')}
      </EmptyState>
    </div>
  )
}
