import { useT } from '#platform/web/i18n.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import styles from './admin-error.module.css'

/** In place of everything: it must not need any data. */
export function AdminError({ status, message }: { status: number; message?: string }) {
  const t = useT()
  const [title, text] =
    status === 403
      ? [t('adminDesk.notAllowedTitle'), t('adminDesk.notAllowed')]
      : status === 404
        ? [t('adminDesk.notFoundTitle'), t('adminDesk.notFound')]
        : [t('adminDesk.failedTitle'), message]
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <EmptyState
        level={1}
        icon={status === 404 ? 'search' : 'warning'}
        title={title}
        actions={
          <LinkButton href="/admin" variant="primary" data-document="">
            {t('adminDesk.backToDesk')}
          </LinkButton>
        }
      >
        {text}
      </EmptyState>
    </main>
  )
}
