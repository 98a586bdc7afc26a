import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { Checkbox } from '#platform/ui/choice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'

interface PersonFieldsProps {
  countries: { value: number; label: string }[]
  /** Chosen for a visitor who has not chosen yet. */
  country?: number | undefined
  autoFocus?: boolean
}

export function PersonFields({ countries, country, autoFocus }: PersonFieldsProps) {
  const t = useT()
  const { refused, typed } = useRefused() ?? {}
  return (
    <>
      <Field label={t('registration.realname')} error={refused?.fields['realname']} required>
        <TextInput
          name="realname"
          defaultValue={typed?.['realname']}
          autoComplete="name"
          maxLength={60}
          autoFocus={autoFocus}
        />
      </Field>
      <Field label={t('registration.enterpriseName')} error={refused?.fields['enterpriseName']} required>
        <TextInput
          name="enterpriseName"
          defaultValue={typed?.['enterpriseName']}
          autoComplete="organization"
          maxLength={120}
        />
      </Field>
      <Field label={t('registration.country')} error={refused?.fields['country']} required>
        <Select
          name="country"
          options={countries}
          placeholder={t('registration.chooseCountry')}
          defaultValue={typed?.['country'] ?? country}
          autoComplete="country-name"
        />
      </Field>
    </>
  )
}

export function PrivacyField() {
  const t = useT()
  const { refused, typed } = useRefused() ?? {}
  return (
    <Checkbox
      name="privacy"
      value="true"
      defaultChecked={typed?.['privacy'] !== undefined}
      error={refused?.fields['privacy']}
      required
      label={
        <>
          {t('registration.privacy')}{' '}
          <a href={to.legal()} target="_blank">
            {t('registration.privacyLink')}
          </a>
        </>
      }
    />
  )
}
