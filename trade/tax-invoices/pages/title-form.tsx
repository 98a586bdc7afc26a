import { useState } from 'react'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { RadioGroup } from '#platform/ui/choice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { FormErrorSummary } from '#platform/ui/form-error-summary.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { useNavigation } from '#platform/web/router.tsx'
import { taxFields, titleKinds, type TitleFacts } from '../tax-invoice.ts'

/** What a form starts with. */
export type Started = TitleFacts

interface TitleFormProps {
  id: number | undefined
  from: Started | null
  formKey: string
  /** Where to go without saving. */
  back: string
}

export function TitleForm({ id, from, formKey, back }: TitleFormProps) {
  const t = useT()
  const { refused, typed } = useRefused() ?? {}
  const busy = useNavigation().state === 'submitting'
  const fields = Object.entries(refused?.fields ?? {})
  const errors = fields.map(([name, text]) => ({ text, fieldId: `title-${name}` }))
  const started = typed?.['kind'] ?? from?.kind ?? 'ordinary'
  const [kind, setKind] = useState<string>(started)
  const general = refused && fields.length === 0 ? [{ text: refused.message }] : []
  return (
    <form method="post" noValidate className="stack">
      <FormErrorSummary title={t('taxInvoices.wrong')} errors={[...errors, ...general]} />
      <input type="hidden" name="id" value={id ?? ''} />
      <input type="hidden" name="key" value={formKey} />
      <div className="pairs">
        <RadioGroup
          name="kind"
          className="whole"
          label={t('taxInvoices.kind')}
          hint={t('taxInvoices.kindHint')}
          options={titleKinds.map((each) => ({ value: each, label: t(`taxInvoices.kind_${each}`) }))}
          defaultValue={started}
          onChange={setKind}
          error={refused?.fields['kind']}
          inline
        />
        <Field
          id="title-title"
          className="whole"
          label={t('taxInvoices.title')}
          hint={t('taxInvoices.titleHint')}
          error={refused?.fields['title']}
          required
        >
          <TextInput name="title" maxLength={100} defaultValue={typed?.['title'] ?? from?.title ?? ''} />
        </Field>
        {taxFields.map((name) => (
          <Field
            key={name}
            id={`title-${name}`}
            className={name === 'address' ? 'whole' : undefined}
            label={t(`taxInvoices.${name}`)}
            error={refused?.fields[name]}
            required={kind === 'special'}
          >
            <TextInput name={name} maxLength={200} defaultValue={typed?.[name] ?? from?.[name] ?? ''} />
          </Field>
        ))}
        <div className="cluster whole">
          <Button type="submit" variant="primary" busy={busy}>
            {t('taxInvoices.save')}
          </Button>
          <LinkButton href={back} variant="quiet">
            {t('taxInvoices.cancel')}
          </LinkButton>
        </div>
      </div>
    </form>
  )
}
