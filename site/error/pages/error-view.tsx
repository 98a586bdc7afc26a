import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { unreached } from '#platform/web/outcome.ts'
import { TryAgain } from '#platform/web/try-again.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { LostPage } from '#platform/ui/lost.tsx'
import styles from './error.module.css'

/** In place of a page, with or without its frame: it must not need any data. */
export function ErrorView({ status, message }: { status: number; message?: string }) {
  const t = useT()
  if (status === unreached)
    return (
      <div className={styles.page}>
        <h1>{t('errors.pageUnreached')}</h1>
        <p className="muted">{t('errors.pageUnreachedHint')}</p>
        <TryAgain />
      </div>
    )
  const lost = status === 404
  return (
    <div className={styles.page}>
      {lost && <LostPage />}
      <p className={styles.status}>{status}</p>
      <h1>{lost ? t('errors.pageLost') : t('errors.pageFailed')}</h1>
      <p className="muted">{lost ? t('errors.pageUnknown') : message}</p>
      <LinkButton href={to.home()} variant="primary" data-document="">
        {t('errors.goHome')}
      </LinkButton>
    </div>
  )
}
