import { useId } from 'react'
import { to } from '#platform/contract/to.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { ConfirmDialog } from '#platform/ui/dialog.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { InvoiceTitle } from '../contract.ts'
import { TitleFacts } from './title-facts.tsx'
import styles from './tax-invoices.module.css'

export function TitleRow({ title }: { title: InvoiceTitle }) {
  const mayEdit = useMay('taxInvoices.updateTitle', 'taxInvoices.removeTitle')
  return (
    <li className={styles.row}>
      <TitleFacts title={title} />
      {mayEdit && <RowActions title={title} />}
    </li>
  )
}

function RowActions({ title: { id } }: { title: InvoiceTitle }) {
  const t = useT()
  const [dialog, form] = [useId(), useId()]
  return (
    <div className="cluster">
      <LinkButton size="sm" variant="quiet" icon="edit" href={to.editInvoiceTitle({ id })}>
        {t('taxInvoices.edit')}
      </LinkButton>
      <Button size="sm" variant="quiet" icon="trash" command="show-modal" commandfor={dialog}>
        {t('taxInvoices.remove')}
      </Button>
      <form method="post" id={form}>
        <input type="hidden" name="id" value={id} />
      </form>
      <ConfirmDialog
        id={dialog}
        form={form}
        danger
        title={t('taxInvoices.confirmRemove')}
        confirmLabel={t('taxInvoices.remove')}
        cancelLabel={t('taxInvoices.cancel')}
      />
    </div>
  )
}
