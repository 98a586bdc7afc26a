import type { Address } from '../contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import type { KnownAddress } from './load-address.ts'

interface FieldsProps<Saved> {
  saved: Saved | null | undefined
  value: (name: string, kept: string | null | undefined) => string
  error: (name: string) => string | undefined
}

export function PersonFields({ saved, value, error }: FieldsProps<Pick<KnownAddress, 'name' | 'phone'>>) {
  const t = useT()
  return (
    <>
      <Field id="address-name" label={t('addresses.name')} error={error('name')} required>
        <TextInput name="name" defaultValue={value('name', saved?.name)} maxLength={60} autoComplete="name" />
      </Field>
      <Field
        id="address-phone"
        label={t('addresses.phone_label')}
        hint={t('addresses.phoneHint')}
        error={error('phone')}
        required
      >
        <TextInput
          type="tel"
          name="phone"
          defaultValue={value('phone', saved?.phone)}
          maxLength={30}
          autoComplete="tel"
        />
      </Field>
    </>
  )
}

export function StreetFields({ saved, value, error }: FieldsProps<Address>) {
  const t = useT()
  return (
    <>
      <Field
        id="address-detailAddress"
        label={t('addresses.detail')}
        error={error('detailAddress')}
        className="whole"
        required
      >
        <TextInput
          name="detailAddress"
          defaultValue={value('detailAddress', saved?.detailAddress)}
          maxLength={200}
          autoComplete="street-address"
        />
      </Field>
      <Field
        id="address-postcode"
        label={t('addresses.postcode')}
        error={error('postcode')}
        optionalText={t('addresses.optional')}
      >
        <TextInput
          name="postcode"
          defaultValue={value('postcode', saved?.postcode)}
          maxLength={20}
          autoComplete="postal-code"
        />
      </Field>
    </>
  )
}
