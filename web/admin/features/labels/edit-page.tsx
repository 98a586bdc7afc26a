import { fieldsOf, useFields } from '#web/admin/lib/form.ts'
import { keep } from '#web/admin/lib/keep.ts'
import type { AdminAction, AdminVisit } from '#web/admin/lib/visit.ts'
import { EditForm } from '#web/admin/ui/edit-form.tsx'
import { FieldRow } from '#web/admin/ui/field-row.tsx'
import { PairField } from '#web/admin/ui/pair-field.tsx'
import { localised } from '#i18n/localised.ts'
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

export const meta: MetaOf<typeof loader> = ({ saved }, t) => ({
  title: saved
    ? t('adminLabels.editTitle', { name: localised(t.locale, saved.name, saved.nameEn).text })
    : t('adminLabels.add'),
})

export default function LabelEditPage() {
  const t = useT()
  const { saved, formKey } = usePageData<typeof loader>()
  const { text, ticked, error } = useFields(saved)
  const labels = {
    name: t('adminLabels.nameZh'),
    nameEn: t('adminLabels.nameEn'),
    code: t('adminLabels.code'),
    position: t('adminLabels.position'),
    onHome: t('adminLabels.onHome'),
  }
  return (
    <div className="stack">
      <h1>{meta({ saved, formKey }, t).title}</h1>
      <EditForm
        saved={saved}
        labels={labels}
        back={list}
        history={saved ? `/admin/audit?noun=label&key=${saved.id}` : undefined}
      >
        <input type="hidden" name="key" value={formKey} />
        <PairField label={t('adminLabels.name')} names={['name', 'nameEn']} text={text} error={error} required />
        <FieldRow>
          <Field label={labels.code} hint={t('adminLabels.codeHint')} error={error('code')} required>
            <TextInput name="code" defaultValue={text('code')} autoCapitalize="none" />
          </Field>
          <Field label={labels.position} hint={t('adminLabels.positionHint')} error={error('position')}>
            <NumberInput name="position" min={0} step={1} defaultValue={text('position') || '0'} />
          </Field>
        </FieldRow>
        <Checkbox name="onHome" label={labels.onHome} defaultChecked={ticked('onHome')} />
      </EditForm>
    </div>
  )
}
