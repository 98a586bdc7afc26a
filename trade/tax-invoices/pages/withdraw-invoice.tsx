import { useId } from 'react'
import { to } from '#platform/contract/to.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { Button } from '#platform/ui/button.tsx'
import { ConfirmDialog } from '#platform/ui/dialog.tsx'
import { useT } from '#platform/web/i18n.tsx'

/** Asks once; the page of requests does it and leads back to the order. */
export function WithdrawInvoice({ id, orderId }: { id: number; orderId: number }) {
  const t = useT()
  const [dialog, form] = [useId(), useId()]
  if (!useMay('taxInvoices.withdraw')) return null
  return (
    <div>
      <Button size="sm" variant="quiet" command="show-modal" commandfor={dialog}>
        {t('taxInvoices.withdraw')}
      </Button>
      <form method="post" id={form} action={to.requestInvoice(orderId)}>
        <input type="hidden" name="intent" value="withdraw" />
        <input type="hidden" name="id" value={id} />
      </form>
      <ConfirmDialog
        id={dialog}
        form={form}
        title={t('taxInvoices.confirmWithdraw')}
        confirmLabel={t('taxInvoices.withdraw')}
        cancelLabel={t('taxInvoices.cancel')}
      />
    </div>
  )
}
