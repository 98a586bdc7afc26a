import type { ReactNode } from 'react'
import type { Company } from '../enterprise.ts'
import { EnterpriseType, valuesOf } from '#platform/contract/enums.ts'
import { stateLabel } from '#platform/texts/state-labels.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { useNavigation, useSearchParams } from '#platform/web/router.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { FormErrorSummary } from '#platform/ui/form-error-summary.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import { errorsOf } from './form-errors.ts'
import { PaperFields } from './paper-fields.tsx'
import { PlaceFields, type Places } from './place-fields.tsx'

interface CompanyFormProps {
  company: Company
  places: Places
  /** The licence, which is another noun's part. */
  licence: ReactNode
  mayEdit: boolean
}

/** What its keeper writes about the company. */
export function CompanyForm({ company, places, licence, mayEdit }: CompanyFormProps) {
  const t = useT()
  const { refused, typed } = useRefused() ?? {}
  // Without script the lists of places come by the address, and with them what was typed so far.
  const [query] = useSearchParams()
  const busy = useNavigation().state === 'submitting'
  const error = (name: string) => refused?.fields[name]
  const value = (name: string, kept: string | number | null) => typed?.[name] ?? query.get(name) ?? kept ?? ''
  return (
    <form method="post" className="stack" noValidate>
      <h2>{t('colleagues.details')}</h2>
      <FormErrorSummary title={t('members.checkFields')} errors={errorsOf('company', refused)} />
      <fieldset disabled={!mayEdit} className="pairs">
        <Field id="company-enterpriseName" label={t('members.companyName')} error={error('enterpriseName')} required>
          <TextInput name="enterpriseName" maxLength={100} defaultValue={value('enterpriseName', company.name)} />
        </Field>
        <Field id="company-enterpriseType" label={t('members.type')} error={error('enterpriseType')} required>
          <Select
            name="enterpriseType"
            placeholder={t('members.chooseType')}
            defaultValue={value('enterpriseType', company.enterpriseType)}
            options={valuesOf(EnterpriseType).map((type) => ({
              value: type,
              label: stateLabel(t, 'EnterpriseType', type),
            }))}
          />
        </Field>
        <PlaceFields places={places} />
        <Field id="company-address" label={t('members.address')} error={error('address')} className="whole" required>
          <TextInput name="address" maxLength={200} defaultValue={value('address', company.address)} />
        </Field>
        <Field
          id="company-website"
          label={t('members.websiteLabel')}
          optionalText={t('members.optional')}
          error={error('website')}
          className="whole"
        >
          <TextInput type="url" name="website" maxLength={200} defaultValue={value('website', company.website)} />
        </Field>
        <PaperFields company={company} />
        <div className="whole">{licence}</div>
        {mayEdit && (
          <div className="whole">
            <Button type="submit" variant="primary" name="intent" value="details" busy={busy}>
              {t('members.save')}
            </Button>
          </div>
        )}
      </fieldset>
    </form>
  )
}
