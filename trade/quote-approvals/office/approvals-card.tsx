import { to } from '#platform/contract/to.ts'
import { useMay } from '#platform/office/visit.ts'
import { dateTime, money } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { GoodsMargin } from '#trade/margins/office/contract.ts'
import { CheckTable } from '#trade/quotes/office/check-table.tsx'
import { ApprovalBadge, ApprovalReasons } from './approval-marks.tsx'
import type { Approval } from './contract.ts'
import { Decision } from './decision.tsx'

interface ApprovalsCardProps {
  enquiryId: number
  approvals: readonly Approval[]
  /** Of what waits, for whoever may know what goods cost. */
  margin: GoodsMargin | null
}

/** Quotes of an enquiry that needed approval: what waits with what is known of it, and who decided before. */
export function ApprovalsCard({ enquiryId, approvals, margin }: ApprovalsCardProps) {
  const t = useT()
  if (approvals.length === 0) return null
  return (
    <Card title={t('adminQuoteApprovals.title')} look="ruled">
      {approvals.map((approval, at) => (
        <Disclosure
          key={approval.id}
          open={at === 0 && approval.status !== 'approved'}
          summary={<ApprovalBadge status={approval.status} />}
          note={money(t, approval.totalMinor, approval.currency)}
        >
          <OneApproval enquiryId={enquiryId} approval={approval} margin={margin} newest={at === 0} />
        </Disclosure>
      ))}
    </Card>
  )
}

interface OneApprovalProps {
  enquiryId: number
  approval: Approval
  margin: GoodsMargin | null
  newest: boolean
}

function OneApproval({ enquiryId, approval, margin, newest }: OneApprovalProps) {
  const t = useT()
  const mayEdit = useMay('sales.edit')
  const { id, status, reasons, check } = approval
  const waiting = status === 'waiting'
  return (
    <div className="stack">
      {reasons.length > 0 && (
        <Notice kind={waiting ? 'warning' : 'info'}>
          <ApprovalReasons reasons={reasons} />
        </Notice>
      )}
      {check ? (
        <CheckTable check={check} margin={waiting ? margin : null} />
      ) : (
        waiting && <Notice kind="warning">{t('adminQuoteApprovals.stale')}</Notice>
      )}
      <Happened approval={approval} />
      {waiting && <Decision approval={approval} enquiryId={enquiryId} />}
      {mayEdit && newest && (waiting || status === 'returned') && (
        <p>
          <LinkButton
            href={to.office.quote(enquiryId, { approval: id })}
            variant={waiting ? 'secondary' : 'primary'}
            size="sm"
          >
            {t('adminQuoteApprovals.change')}
          </LinkButton>
        </p>
      )}
    </div>
  )
}

function Happened({ approval: { history, quoteNo } }: Pick<OneApprovalProps, 'approval'>) {
  const t = useT()
  return (
    <ul className="stack tight">
      {history.map(({ event, by, byEn, time, note }) => (
        <li key={time}>
          {t(`adminQuoteApprovals.event_${event}`, { name: localised(t.locale, by, byEn).text })}{' '}
          <span className="muted">{dateTime(time)}</span>
          {event === 'approve' && quoteNo && ` · ${t('adminQuoteApprovals.sentAs', { quoteNo })}`}
          {note && <div>{note}</div>}
        </li>
      ))}
    </ul>
  )
}
