import type { Company } from '../enterprise.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { useSearchParams } from '#platform/web/router.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'

const fields = ['legalName', 'legalNameEn', 'taxNumber', 'phone', 'bank', 'bankAccount'] as const

/** What papers print beside name and address. */
export function PaperFields({ company }: { company: Company }) {
  const t = useT()
  const { refused, typed } = useRefused() ?? {}
  const [query] = useSearchParams()
  return (
    <>
      <p className="muted whole">{t('colleagues.papers')}</p>
      {fields.map((name) => (
        <Field
          key={name}
          id={`company-${name}`}
          label={t(`colleagues.${name}`)}
          optionalText={t('members.optional')}
          error={refused?.fields[name]}
        >
          <TextInput
            name={name}
            maxLength={100}
            defaultValue={typed?.[name] ?? query.get(name) ?? company[name] ?? ''}
          />
        </Field>
      ))}
    </>
  )
}
