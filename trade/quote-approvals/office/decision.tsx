import { useMay } from '#platform/office/visit.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextArea } from '#platform/ui/input.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { useRefusedAction } from '#trade/threads/office/use-refused-action.ts'
import type { Approval } from './contract.ts'

interface DecisionProps {
  enquiryId: number
  approval: Pick<Approval, 'id' | 'own' | 'check'>
}

/** Others approve it or send it back; who wrote it can only withdraw the request. */
export function Decision({ enquiryId, approval: { id, own, check } }: DecisionProps) {
  const t = useT()
  const mayApprove = useMay('quotes.approve')
  const mayEdit = useMay('sales.edit')
  const { text, error } = useRefusedAction('sendBackQuote')
  return (
    <form method="post" noValidate className="stack">
      <input type="hidden" name="id" value={enquiryId} />
      <input type="hidden" name="approvalId" value={id} />
      {own && <p className="muted">{t('adminQuoteApprovals.ownHint')}</p>}
      {mayApprove && !own && (
        <>
          <Field label={t('adminQuoteApprovals.sendBackReason')} error={error('reason')}>
            <TextArea name="reason" rows={2} maxLength={500} defaultValue={text('reason')} />
          </Field>
          <p className="cluster">
            {check && (
              <Button type="submit" name="intent" value="approveQuote" variant="primary" icon="send">
                {t('adminQuoteApprovals.approve')}
              </Button>
            )}
            <Button type="submit" name="intent" value="sendBackQuote">
              {t('adminQuoteApprovals.sendBack')}
            </Button>
          </p>
        </>
      )}
      {mayEdit && own && (
        <p>
          <Button type="submit" name="intent" value="withdrawRequest" size="sm">
            {t('adminQuoteApprovals.withdraw')}
          </Button>
        </p>
      )}
    </form>
  )
}
