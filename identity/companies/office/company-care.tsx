import type { CompanyInfo } from './contract.ts'
import { useFormKey } from '#platform/office/form-key.ts'
import { namedOptions } from '#platform/office/named-options.ts'
import { useMay } from '#platform/office/visit.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import { NextStep } from './next-step.tsx'

interface CompanyCareProps {
  company: CompanyInfo
  owners: readonly { id: number; name: string; nameEn: string }[]
  groups: readonly { id: number; name: string; nameEn: string }[]
}

/** Who looks after the company, and what is next. */
export function CompanyCare({ company, owners, groups }: CompanyCareProps) {
  const t = useT()
  const mayEdit = useMay('members.edit')
  const formKey = useFormKey(company.careVersion)
  const { owner, nextStep } = company
  return (
    <Card title={t('adminCompanies.care')} look="ruled">
      <div className="stack">
        {!mayEdit && owner && <Local zh={owner.name} en={owner.nameEn} />}
        {(nextStep || !mayEdit) && <NextStep care={company} />}
        {mayEdit && <CareForm key={formKey} company={company} owners={owners} groups={groups} />}
      </div>
    </Card>
  )
}

function CareForm({ company, owners, groups }: CompanyCareProps) {
  const t = useT()
  const refused = useRefused()
  const outcome = refused?.typed['intent'] === 'care' ? refused : undefined
  const text = (name: string, saved: string | number | null | undefined) => outcome?.typed[name] ?? String(saved ?? '')
  const error = (name: string) => outcome?.refused.fields[name]
  return (
    <form method="post" noValidate className="stack">
      <input type="hidden" name="id" value={company.id} />
      <input type="hidden" name="careVersion" value={company.careVersion} />
      <Field label={t('adminCompanies.owner')} error={error('ownerId')}>
        <Select
          name="ownerId"
          defaultValue={text('ownerId', company.owner?.id)}
          placeholder={t('adminCompanies.noOwner')}
          options={namedOptions(t.locale, owners)}
        />
      </Field>
      {(groups.length > 0 || company.groupId !== null) && (
        <Field label={t('adminCompanies.group')} error={error('groupId')}>
          <Select
            name="groupId"
            defaultValue={text('groupId', company.groupId)}
            placeholder={t('adminCompanies.noGroup')}
            options={namedOptions(t.locale, groups)}
          />
        </Field>
      )}
      <Field label={t('adminCompanies.nextStep')} error={error('nextStep')}>
        <TextInput name="nextStep" maxLength={200} defaultValue={text('nextStep', company.nextStep)} />
      </Field>
      <Field label={t('adminCompanies.nextStepOn')} error={error('nextStepOn')}>
        <TextInput type="date" name="nextStepOn" defaultValue={text('nextStepOn', company.nextStepOn)} />
      </Field>
      <p>
        <Button type="submit" name="intent" value="care" size="sm">
          {t('adminForm.save')}
        </Button>
      </p>
    </form>
  )
}
