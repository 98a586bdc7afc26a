import { localised } from '#platform/texts/localised.ts'
import { Field } from '#platform/ui/field.tsx'
import { Select } from '#platform/ui/input.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { QuoteTemplate } from '#trade/quote-templates/quote-template.ts'

interface TemplateChoiceProps {
  templates: readonly QuoteTemplate[]
  onChoose: (template: QuoteTemplate) => void
}

/** Fills the terms; what it says nothing about stays as it is typed. */
export function TemplateChoice({ templates, onChoose }: TemplateChoiceProps) {
  const t = useT()
  if (templates.length === 0) return null
  return (
    <Field label={t('adminQuoteTemplates.choose')}>
      <Select
        defaultValue=""
        placeholder={t('adminQuoteTemplates.none')}
        options={templates.map(({ id, name, nameEn }) => ({
          value: id,
          label: localised(t.locale, name, nameEn).text,
        }))}
        onChange={({ target }) => {
          const chosen = templates.find(({ id }) => String(id) === target.value)
          if (chosen) onChoose(chosen)
        }}
      />
    </Field>
  )
}
