import { editTitle } from '#web/admin/lib/edit-title.ts'
import { fieldLabels } from '#web/admin/lib/field-labels.ts'
import { fieldsOf, useFields } from '#web/admin/lib/form.ts'
import { keep } from '#web/admin/lib/keep.ts'
import type { AdminAction, AdminVisit } from '#web/admin/lib/visit.ts'
import { EditPage } from '#web/admin/ui/edit-page.tsx'
import { FieldRow } from '#web/admin/ui/field-row.tsx'
import { PairField } from '#web/admin/ui/pair-field.tsx'
import { useT } from '#web/lib/i18n.tsx'
import { usePageData, type MetaOf } from '#web/lib/page.ts'
import { Checkbox } from '#web/ui/choice.tsx'
import { Field } from '#web/ui/field.tsx'
import { NumberInput, TextInput } from '#web/ui/input.tsx'

const list = '/admin/labels'

export async function loader({ api, url }: AdminVisit) {
  const id = url.searchParams.get('id')
  return { saved: id ? await api.labels.info({ id }) : null, formKey: crypto.randomUUID() }
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
