import { useMay } from '#identity/roles/pages/permissions.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Field } from '#platform/ui/field.tsx'
import { FormErrorSummary } from '#platform/ui/form-error-summary.tsx'
import { TextArea } from '#platform/ui/input.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { useNavigation } from '#platform/web/router.tsx'
import type { ApprovalDetail } from '../contract.ts'
import { totalText } from './total-text.ts'

interface DecisionProps {
  approval: ApprovalDetail
  formKey: string
}

/** What the caller can do with the request; nothing is shown of what only others may. */
export function Decision({ approval, formKey }: DecisionProps) {
  const t = useT()
  const { id, actions, status, own, quote } = approval
  const { refused } = useRefused() ?? {}
  const mayFill = useMay('cart.merge')
  const mayDecide = useMay('approvals.approve', 'approvals.reject')
  const mayWithdraw = useMay('approvals.withdraw')
  const over = status !== 'waiting' && status !== 'approved'
  const errors = refused ? [...Object.values(refused.fields), refused.message].slice(0, 1) : []
  return (
    <>
      <FormErrorSummary title={t('approvals.notDecided')} errors={errors.map((text) => ({ text }))} />
      {mayDecide && actions.includes('approve') && <Approve approval={approval} formKey={formKey} />}
      {mayWithdraw && actions.includes('withdraw') && (
        <OneButton id={id} intent="withdraw" label={t('approvals.withdraw')} />
      )}
      {own && over && !quote && mayFill && <OneButton id={id} intent="toCart" label={t('approvals.toCart')} />}
    </>
  )
}

const OneButton = ({ id, intent, label }: { id: number; intent: string; label: string }) => (
  <form method="post">
    <input type="hidden" name="id" value={id} />
    <Button type="submit" name="intent" value={intent}>
      {label}
    </Button>
  </form>
)

function Approve({ approval, formKey }: DecisionProps) {
  const t = useT()
  const { id, now, totals, asker } = approval
  const { refused, typed } = useRefused() ?? {}
  const busy = useNavigation().state === 'submitting'
  const [before, today] = [totalText(t, totals), totalText(t, now?.totals ?? totals)]
  return (
    <Card title={t('approvals.decide')}>
      <div className="stack">
        {now?.placeable && before !== today && (
          <Notice kind="warning" title={t('approvals.moved')}>
            {t('approvals.movedText', { before, now: today })}
          </Notice>
        )}
        {now?.placeable ? (
          <form method="post">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="key" value={formKey} />
            <input type="hidden" name="fingerprint" value={now.fingerprint} />
            <Button type="submit" variant="primary" size="lg" name="intent" value="approve" busy={busy}>
              {t('approvals.approve', { total: today })}
            </Button>
          </form>
        ) : (
          <Notice kind="warning" title={t('approvals.blocked')}>
            {t('approvals.blockedText')}
          </Notice>
        )}
        <form method="post" noValidate className="stack tight">
          <input type="hidden" name="id" value={id} />
          <Field
            id="approval-reason"
            label={t('approvals.reason')}
            hint={t('approvals.reasonHint', { name: asker })}
            error={refused?.fields['reason']}
          >
            <TextArea name="reason" rows={2} maxLength={500} defaultValue={typed?.['reason']} />
          </Field>
          <p>
            <Button type="submit" name="intent" value="reject">
              {t('approvals.reject')}
            </Button>
          </p>
        </form>
      </div>
    </Card>
  )
}
