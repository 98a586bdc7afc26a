import { to } from '#platform/contract/to.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { AskFirst } from '#platform/ui/ask-first.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { InvoiceTitle } from '../contract.ts'
import { TitleFacts } from './title-facts.tsx'

export function TitleRow({ title }: { title: InvoiceTitle }) {
  const mayEdit = useMay('taxInvoices.updateTitle', 'taxInvoices.removeTitle')
  return (
    <li>
      <TitleFacts title={title} />
      {mayEdit && <RowActions title={title} />}
    </li>
  )
}

function RowActions({ title: { id } }: { title: InvoiceTitle }) {
  const t = useT()
  return (
    <div className="cluster">
      <LinkButton size="sm" variant="quiet" icon="edit" href={to.editInvoiceTitle({ id })}>
        {t('taxInvoices.edit')}
      </LinkButton>
      <AskFirst
        icon="trash"
        danger
        label={t('taxInvoices.remove')}
        title={t('taxInvoices.confirmRemove')}
        cancelLabel={t('taxInvoices.cancel')}
        fields={{ id }}
      />
    </div>
  )
}
