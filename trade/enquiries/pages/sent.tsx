import { useEffect } from 'react'
import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRoot } from '#platform/web/page.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { forgetIntent } from './one-intent.ts'
import styles from './enquiries.module.css'

export function Sent({ enquiryNo, onSent }: { enquiryNo: string; onSent: () => void }) {
  const t = useT()
  const signedIn = Boolean(useRoot()?.member)
  // The draft has done its work; forgetting it again does no harm.
  useEffect(() => {
    forgetIntent()
    onSent()
  }, [onSent])
  return (
    <div className={`container ${styles.page}`} role="status">
      <EmptyState
        icon="check"
        level={1}
        title={t('enquiries.sentTitle', { enquiryNo })}
        actions={
          <>
            {signedIn && (
              <LinkButton href={to.enquiries()} variant="primary">
                {t('enquiries.toList')}
              </LinkButton>
            )}
            <LinkButton href={to.inquiry()} data-document="">
              {t('enquiries.another')}
            </LinkButton>
          </>
        }
      >
        {t('enquiries.sentText')}
      </EmptyState>
    </div>
  )
}
