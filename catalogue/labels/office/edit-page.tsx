import { editTitle } from '#platform/office/edit-title.ts'
import { fieldLabels } from '#platform/office/field-labels.ts'
import { fieldsOf, useFields } from '#platform/office/form.ts'
import { keep } from '#platform/office/keep.ts'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { EditPage } from '#platform/office/ui/edit-frame.tsx'
import { FieldRow } from '#platform/office/ui/field-row.tsx'
import { PairField } from '#platform/office/ui/pair-field.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { randomId } from '#platform/web/random-id.ts'
import { Checkbox } from '#platform/ui/choice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { NumberInput, TextInput } from '#platform/ui/input.tsx'

const list = '/admin/labels'

export async function loader({ api, url }: AdminVisit) {
  const id = url.searchParams.get('id')
  return { saved: id ? await api.labels.info({ id }) : null, formKey: randomId() }
}

export const action: AdminAction = async ({ api, form }) => {
  const label = { ...fieldsOf(form, 'code', 'name', 'nameEn', 'position'), onHome: form.has('onHome') }
  return keep(form, list, api.labels, label)
}

export const meta: MetaOf<typeof loader> = ({ saved }, t) => ({ title: editTitle(t, 'adminLabels', saved) })

export default function LabelEditPage() {
  const t = useT()
  const { saved, formKey } = usePageData<typeof loader>()
  const { text, ticked, error } = useFields(saved)
  const labels = fieldLabels(t, 'name', 'nameEn', 'code', 'position', 'onHome')
  return (
    <EditPage
      title={meta({ saved, formKey }, t).title}
      noun="label"
      saved={saved}
      formKey={formKey}
      labels={labels}
      back={list}
    >
      <PairField label={t('adminFields.name')} names={['name', 'nameEn']} text={text} error={error} required />
      <FieldRow>
        <Field label={labels.code} hint={t('adminLabels.codeHint')} error={error('code')} required>
          <TextInput name="code" defaultValue={text('code')} autoCapitalize="none" />
        </Field>
        <Field label={labels.position} hint={t('adminForm.positionHint')} error={error('position')}>
          <NumberInput name="position" min={0} step={1} defaultValue={text('position') || '0'} />
        </Field>
      </FieldRow>
      <Checkbox name="onHome" label={labels.onHome} defaultChecked={ticked('onHome')} />
    </EditPage>
  )
}
