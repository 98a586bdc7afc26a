import type { ReactNode } from 'react'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { Field } from '#platform/ui/field.tsx'
import { Select } from '#platform/ui/input.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { InvoiceTitle } from '../contract.ts'
import { titleText } from './title-text.ts'

interface TitleChoiceProps {
  titles: readonly InvoiceTitle[]
  chosen: string | undefined
  error: string | undefined
  /** What leads to a new title and back. */
  add: ReactNode
}

/** To whom the tax office's invoice of an order in yuan is made out, or that none is wanted yet. */
export function TitleChoice({ titles, chosen, error, add }: TitleChoiceProps) {
  const t = useT()
  const mayRequest = useMay('taxInvoices.request')
  if (!mayRequest) return null
  return (
    <div className="stack tight">
      <Field
        id="confirm-invoiceTitleId"
        label={t('taxInvoices.heading')}
        hint={t('taxInvoices.chooseHint')}
        error={error}
      >
        <Select
          name="invoiceTitleId"
          defaultValue={chosen}
          options={[
            { value: '', label: t('taxInvoices.chooseNone') },
            ...titles.map((title) => ({ value: title.id, label: titleText(t, title) })),
          ]}
        />
      </Field>
      <p>{add}</p>
    </div>
  )
}
