import { editTitle } from '#platform/office/edit-title.ts'
import { fieldLabels } from '#platform/office/field-labels.ts'
import { fieldsOf, useFields } from '#platform/office/form.ts'
import { listIn } from '#platform/office/rows.ts'
import { keep } from '#platform/office/keep.ts'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { EditPage } from '#platform/office/ui/edit-frame.tsx'
import { FieldRow } from '#platform/office/ui/field-row.tsx'
import { PairField } from '#platform/office/ui/pair-field.tsx'
import { PictureField } from '#platform/office/ui/picture-field.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { randomId } from '#platform/web/random-id.ts'
import { Field } from '#platform/ui/field.tsx'
import { NumberInput, TextInput } from '#platform/ui/input.tsx'
import { ProductPicker } from './product-picker.tsx'

const list = '/admin/subjects'

export async function loader({ api, url }: AdminVisit) {
  const id = url.searchParams.get('id')
  return { saved: id ? await api.subjects.info({ id }) : null, formKey: randomId() }
}

export const action: AdminAction = async ({ api, form }) => {
  const subject = {
    ...fieldsOf(form, 'code', 'name', 'nameEn', 'description', 'descriptionEn', 'position', 'pictureId'),
    productIds: listIn(form, 'productIds'),
  }
  return keep(form, list, api.subjects, subject)
}

export const meta: MetaOf<typeof loader> = ({ saved }, t) => ({ title: editTitle(t, 'adminSubjects', saved) })

export default function SubjectEditPage() {
  const t = useT()
  const data = usePageData<typeof loader>()
  const { saved, formKey } = data
  const { text, error } = useFields(saved)
  const labels = fieldLabels(t, 'name', 'nameEn', 'code', 'position')
  const picture = saved?.picture
  return (
    <EditPage title={meta(data, t).title} noun="subject" saved={saved} formKey={formKey} labels={labels} back={list}>
      <PairField label={t('adminFields.name')} names={['name', 'nameEn']} text={text} error={error} required />
      <PairField
        label={t('adminFields.description')}
        names={['description', 'descriptionEn']}
        text={text}
        error={error}
        required
        area
      />
      <FieldRow>
        <Field label={labels.code} error={error('code')} required>
          <TextInput name="code" defaultValue={text('code')} autoCapitalize="none" />
        </Field>
        <Field label={labels.position} hint={t('adminForm.positionHint')} error={error('position')}>
          <NumberInput name="position" min={0} step={1} defaultValue={text('position') || '0'} />
        </Field>
      </FieldRow>
      <PictureField
        name="pictureId"
        label={t('adminSubjects.picture')}
        saved={picture ? { id: picture.id, picture } : undefined}
        error={error('pictureId')}
      />
      <ProductPicker saved={saved?.list ?? []} error={error('productIds')} />
    </EditPage>
  )
}
