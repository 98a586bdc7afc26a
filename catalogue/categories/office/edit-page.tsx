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
import { NumberInput, Select, TextInput } from '#platform/ui/input.tsx'

const list = '/admin/categories'

export async function loader({ api, url }: AdminVisit) {
  const id = url.searchParams.get('id')
  const [saved, roots] = await Promise.all([id ? api.categories.info({ id }) : null, api.categories.roots()])
  return { saved, roots, formKey: randomId() }
}

export const action: AdminAction = async ({ api, form }) => {
  const category = fieldsOf(form, 'code', 'name', 'nameEn', 'parentId', 'position')
  return keep(form, list, api.categories, category)
}

export const meta: MetaOf<typeof loader> = ({ saved }, t) => ({ title: editTitle(t, 'adminCategories', saved) })

export default function CategoryEditPage() {
  const t = useT()
  const data = usePageData<typeof loader>()
  const { saved, roots, formKey } = data
  const { text, error } = useFields(saved)
  const labels = fieldLabels(t, 'name', 'nameEn', 'code', 'position')
  return (
    <EditPage title={meta(data, t).title} noun="category" saved={saved} formKey={formKey} labels={labels} back={list}>
      <PairField label={t('adminFields.name')} names={['name', 'nameEn']} text={text} error={error} required />
      <FieldRow>
        <Field label={t('adminCategories.parent')} error={error('parentId')}>
          <Select
            name="parentId"
            defaultValue={text('parentId')}
            placeholder={t('adminCategories.none')}
            options={namedOptions(
              t.locale,
              roots.filter(({ id }) => id !== saved?.id),
            )}
          />
        </Field>
        <Field label={labels.code} hint={t('adminCategories.codeHint')} error={error('code')} required>
          <TextInput name="code" defaultValue={text('code')} autoCapitalize="none" />
        </Field>
        <Field label={labels.position} hint={t('adminForm.positionHint')} error={error('position')}>
          <NumberInput name="position" min={0} step={1} defaultValue={text('position') || '0'} />
        </Field>
      </FieldRow>
    </EditPage>
  )
}
