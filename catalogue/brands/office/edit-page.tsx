import { editTitle } from '#platform/office/edit-title.ts'
import { fieldLabels } from '#platform/office/field-labels.ts'
import { fieldsOf, useFields } from '#platform/office/form.ts'
import { keep } from '#platform/office/keep.ts'
import { namedOptions } from '#platform/office/named-options.ts'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { EditPage } from '#platform/office/ui/edit-frame.tsx'
import { FieldRow } from '#platform/office/ui/field-row.tsx'
import { PairField } from '#platform/office/ui/pair-field.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { randomId } from '#platform/web/random-id.ts'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextArea, TextInput } from '#platform/ui/input.tsx'

const list = '/admin/brands'

export async function loader({ api, url }: AdminVisit) {
  const id = url.searchParams.get('id')
  const [saved, { countries }] = await Promise.all([id ? api.brands.info({ id }) : null, api.products.choices()])
  return { saved, countries, formKey: randomId() }
}

export const action: AdminAction = async ({ api, form }) => {
  const brand = fieldsOf(form, 'code', 'name', 'nameEn', 'countryId', 'aliases')
  return keep(form, list, api.brands, brand)
}

export const meta: MetaOf<typeof loader> = ({ saved }, t) => ({ title: editTitle(t, 'adminBrands', saved) })

export default function BrandEditPage() {
  const t = useT()
  const data = usePageData<typeof loader>()
  const { saved, countries, formKey } = data
  const { text, error } = useFields(saved && { ...saved, aliases: saved.aliases.join(', ') })
  const labels = fieldLabels(t, 'name', 'nameEn', 'code', 'aliases')
  return (
    <EditPage title={meta(data, t).title} noun="brand" saved={saved} formKey={formKey} labels={labels} back={list}>
      <PairField label={t('adminFields.name')} names={['name', 'nameEn']} text={text} error={error} required />
      <FieldRow>
        <Field label={labels.code} hint={t('adminBrands.codeHint')} error={error('code')} required>
          <TextInput name="code" defaultValue={text('code')} autoCapitalize="none" />
        </Field>
        <Field label={t('adminBrands.country')} error={error('countryId')} required>
          <Select
            name="countryId"
            defaultValue={text('countryId')}
            placeholder={t('adminProducts.choose')}
            options={namedOptions(t.locale, countries)}
          />
        </Field>
      </FieldRow>
      <Field label={labels.aliases} hint={t('adminBrands.aliasesHint')} error={error('aliases')}>
        <TextArea name="aliases" rows={2} defaultValue={text('aliases')} />
      </Field>
    </EditPage>
  )
}
