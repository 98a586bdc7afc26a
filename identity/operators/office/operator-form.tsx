import type { OperatorRow } from './contract.ts'
import { to } from '#platform/contract/to.ts'
import { useFields } from '#platform/office/form.ts'
import { namedOptions } from '#platform/office/named-options.ts'
import { ManyChoices } from '#platform/office/records/many-choices.tsx'
import { EditForm } from '#platform/office/ui/edit-form.tsx'
import { FieldRow } from '#platform/office/ui/field-row.tsx'
import { PairField } from '#platform/office/ui/pair-field.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import { PasswordAgain } from './password-again.tsx'

interface OperatorFormProps {
  saved: OperatorRow | null
  contacts: readonly { id: number; name: string; nameEn: string }[]
  /** Those that give more than the acting operator has are shown where they are given already. */
  roles: readonly { id: number; name: string; nameEn: string; mine: boolean; seller: boolean }[]
  shops: readonly { id: number; name: string; nameEn: string }[]
  /** Whose page invites. */
  forShop: string | undefined
  formKey: string
}

export function OperatorForm({ saved, contacts, roles, shops, forShop, formKey }: OperatorFormProps) {
  const t = useT()
  const { text, error } = useFields(saved)
  const labels = {
    name: `${t('adminOperators.name')} · ${t('adminForm.chinese')}`,
    nameEn: `${t('adminOperators.name')} · ${t('adminForm.english')}`,
    email: t('adminOperators.email'),
    roleIds: t('adminOperators.role'),
    locale: t('adminOperators.language'),
    contactId: t('adminOperators.contact'),
    shopId: t('adminOperators.shop'),
  }
  return (
    <EditForm
      saved={saved}
      labels={labels}
      back={to.office.operators()}
      history={saved ? to.office.audit({ noun: 'operator', key: saved.id }) : undefined}
    >
      <PasswordAgain />
      <input type="hidden" name="key" value={formKey} />
      <PairField label={t('adminOperators.name')} names={['name', 'nameEn']} text={text} error={error} required />
      <FieldRow>
        <Field label={labels.email} error={error('email')} required>
          <TextInput name="email" type="email" defaultValue={text('email')} autoComplete="off" />
        </Field>
        <LanguageField label={labels.locale} value={text('locale') || t.locale} error={error('locale')} />
      </FieldRow>
      <RoleChoices saved={saved} roles={roles} forShop={forShop} label={labels.roleIds} error={error('roleIds')} />
      <FieldRow>
        <Field label={labels.shopId} hint={t('adminOperators.shopHint')} error={error('shopId')}>
          <Select
            name="shopId"
            defaultValue={text('shopId') || forShop}
            placeholder={t('adminOperators.noShop')}
            options={namedOptions(t.locale, shops)}
          />
        </Field>
        <Field label={labels.contactId} error={error('contactId')}>
          <Select
            name="contactId"
            defaultValue={text('contactId')}
            placeholder={t('adminOperators.noContact')}
            options={namedOptions(t.locale, contacts)}
          />
        </Field>
      </FieldRow>
    </EditForm>
  )
}

interface LanguageFieldProps {
  label: string
  value: string
  error: string | undefined
}

function LanguageField({ label, value, error }: LanguageFieldProps) {
  const t = useT()
  return (
    <Field label={label} error={error}>
      <Select
        name="locale"
        defaultValue={value}
        options={[
          { value: 'zh-CN', label: t('adminForm.chinese') },
          { value: 'en-US', label: t('adminForm.english') },
        ]}
      />
    </Field>
  )
}

interface RoleChoicesProps extends Pick<OperatorFormProps, 'saved' | 'roles' | 'forShop'> {
  label: string
  error: string | undefined
}

function RoleChoices({ saved, roles, forShop, label, error }: RoleChoicesProps) {
  const t = useT()
  const has = (id: number) => saved?.roles.some((role) => role.id === id)
  const sellers = forShop ? roles.filter(({ seller }) => seller) : []
  return (
    <ManyChoices
      name="roleIds"
      label={label}
      hint={t('adminOperators.roleHint')}
      error={error}
      options={namedOptions(
        t.locale,
        roles.filter(({ id, mine }) => mine || has(id)),
      )}
      chosen={(saved?.roles ?? sellers).map(({ id }) => id)}
    />
  )
}
