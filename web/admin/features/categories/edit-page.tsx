import { localised } from '#i18n/localised.ts'
import { fieldsOf, useFields } from '#web/admin/lib/form.ts'
import { keep } from '#web/admin/lib/keep.ts'
import type { AdminAction, AdminVisit } from '#web/admin/lib/visit.ts'
import { EditForm } from '#web/admin/ui/edit-form.tsx'
import { FieldRow } from '#web/admin/ui/field-row.tsx'
import { PairField } from '#web/admin/ui/pair-field.tsx'
import { useT } from '#web/lib/i18n.tsx'
import { usePageData, type MetaOf } from '#web/lib/page.ts'
import { Field } from '#web/ui/field.tsx'
import { NumberInput, Select, TextInput } from '#web/ui/input.tsx'

const list = '/admin/categories'

export async function loader({ api, url }: AdminVisit) {
  const id = url.searchParams.get('id')
  const [saved, roots] = await Promise.all([id ? api.categories.info({ id }) : null, api.categories.roots()])
  return { saved, roots, formKey: crypto.randomUUID() }
}

export const action: AdminAction = async ({ api, form }) => {
  const category = fieldsOf(form, 'code', 'name', 'nameEn', 'parentId', 'position')
  return keep(form, list, api.categories, category)
}

export const meta: MetaOf<typeof loader> = ({ saved }, t) => ({
  title: saved
    ? t('adminCategories.editTitle', { name: localised(t.locale, saved.name, saved.nameEn).text })
    : t('adminCategories.add'),
})

export default function CategoryEditPage() {
  const t = useT()
  const data = usePageData<typeof loader>()
  const { saved, roots, formKey } = data
  const { text, error } = useFields(saved)
  const labels = {
    name: t('adminCategories.nameZh'),
    nameEn: t('adminCategories.nameEn'),
    code: t('adminCategories.code'),
    position: t('adminCategories.position'),
  }
  return (
    <div className="stack">
      <h1>{meta(data, t).title}</h1>
      <EditForm
        saved={saved}
        labels={labels}
        back={list}
        history={saved ? `/admin/audit?noun=category&key=${saved.id}` : undefined}
      >
        <input type="hidden" name="key" value={formKey} />
        <PairField label={t('adminCategories.name')} names={['name', 'nameEn']} text={text} error={error} required />
        <FieldRow>
          <Field label={t('adminCategories.parent')} error={error('parentId')}>
            <Select
              name="parentId"
              defaultValue={text('parentId')}
              placeholder={t('adminCategories.none')}
              options={roots
                .filter(({ id }) => id !== saved?.id)
                .map(({ id, name, nameEn }) => ({ value: id, label: localised(t.locale, name, nameEn).text }))}
            />
          </Field>
          <Field label={labels.code} hint={t('adminCategories.codeHint')} error={error('code')} required>
            <TextInput name="code" defaultValue={text('code')} autoCapitalize="none" />
          </Field>
          <Field label={labels.position} hint={t('adminCategories.positionHint')} error={error('position')}>
            <NumberInput name="position" min={0} step={1} defaultValue={text('position') || '0'} />
          </Field>
        </FieldRow>
      </EditForm>
    </div>
  )
}
