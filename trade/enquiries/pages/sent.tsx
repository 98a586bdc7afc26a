import { useEffect } from 'react'
import { to } from '#platform/contract/to.ts'
import { hoursText } from '#identity/contacts/office-hours.ts'
import { localised } from '#platform/texts/localised.ts'
import type { SavedEnquiry } from '../contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRoot } from '#platform/web/page.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { forgetIntent } from './one-intent.ts'
import styles from './enquiries.module.css'

/** That it has arrived, who answers and when. */
export function Sent({ enquiry, onSent }: { enquiry: SavedEnquiry; onSent: () => void }) {
  const t = useT()
  const signedIn = Boolean(useRoot()?.member)
  const { enquiryNo, contactName, contactNameEn, hours, byPhone, confirmed } = enquiry
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
        <p>
          {t('enquiries.sentText', { name: localised(t.locale, contactName, contactNameEn).text })}
          {hours.days.length > 0 &&
            ` ${t('enquiries.sentHours', { hours: hoursText(hours, t) })} ${hours.notice ?? ''}`}
        </p>
        {byPhone && <p>{t('enquiries.sentByPhone')}</p>}
        {confirmed && (
          <p>
            {t('enquiries.sentConfirmed')} {!signedIn && t('enquiries.sentAnswer')}
          </p>
        )}
      </EmptyState>
    </div>
  )
}
