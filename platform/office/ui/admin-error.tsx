import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { unreached } from '#platform/web/outcome.ts'
import { TryAgain } from '#platform/web/try-again.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import styles from './admin-error.module.css'

/** In place of a page, with or without its frame: it must not need any data. */
export function AdminError({ status, message }: { status: number; message?: string }) {
  const t = useT()
  const texts: Record<number, [string, string]> = {
    [unreached]: [t('errors.pageUnreached'), t('errors.pageUnreachedHint')],
    403: [t('adminDesk.notAllowedTitle'), t('adminDesk.notAllowed')],
    404: [t('adminDesk.notFoundTitle'), t('adminDesk.notFound')],
  }
  const [title, text] = texts[status] ?? [t('adminDesk.failedTitle'), message]
  const wayOut = (
    <LinkButton href={to.office.desk()} variant="primary" data-document="">
      {t('adminDesk.backToDesk')}
    </LinkButton>
  )
  return (
    <div className={styles.page}>
      <EmptyState
        level={1}
        icon={status === 404 ? 'search' : 'warning'}
        title={title}
        actions={status === unreached ? <TryAgain /> : wayOut}
      >
        {text}
      </EmptyState>
    </div>
  )
}
