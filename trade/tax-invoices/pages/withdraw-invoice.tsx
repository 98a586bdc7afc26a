import { to } from '#platform/contract/to.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { AskFirst } from '#platform/ui/ask-first.tsx'
import { useT } from '#platform/web/i18n.tsx'

/** Asks once; the page of requests does it and leads back to the order. */
export function WithdrawInvoice({ id, orderId }: { id: number; orderId: number }) {
  const t = useT()
  if (!useMay('taxInvoices.withdraw')) return null
  return (
    <AskFirst
      label={t('taxInvoices.withdraw')}
      title={t('taxInvoices.confirmWithdraw')}
      cancelLabel={t('taxInvoices.cancel')}
      fields={{ intent: 'withdraw', id }}
      action={to.requestInvoice(orderId)}
    />
  )
}
