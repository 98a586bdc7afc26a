import { useMemo } from 'react'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { parameterGroups, type parameters } from './contract.ts'
import { editTitle } from '#platform/office/edit-title.ts'
import { fieldLabels } from '#platform/office/field-labels.ts'
import { fieldsOf, useFields } from '#platform/office/form.ts'
import { rowsIn } from '#platform/office/rows.ts'
import { keep } from '#platform/office/keep.ts'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { EditPage } from '#platform/office/ui/edit-frame.tsx'
import { FieldRow } from '#platform/office/ui/field-row.tsx'
import { PairField } from '#platform/office/ui/pair-field.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { randomId } from '#platform/web/random-id.ts'
import { Field } from '#platform/ui/field.tsx'
import { NumberInput, Select, TextArea, TextInput } from '#platform/ui/input.tsx'
import { OptionRows } from './option-rows.tsx'
import { TypeFields } from './type-fields.tsx'
import { UnitFields } from './unit-fields.tsx'

const list = '/admin/parameters'
const words = ['methods', 'conditions'] as const
const types = ['selectionType', 'inputType', 'filterType', 'searchType'] as const

export async function loader({ api, url }: AdminVisit) {
  const id = url.searchParams.get('id')
  return { saved: id ? await api.parameters.info({ id }) : null, formKey: randomId() }
}

export const action: AdminAction = async ({ api, form }) => {
  const parameter = {
    ...fieldsOf(form, 'code', 'name', 'nameEn', 'group', 'position', 'unit', ...words, ...types),
    units: [...form.keys()].filter((name) => name.startsWith('unit.')).map((name) => name.slice('unit.'.length)),
    options: rowsIn(form, 'options', ['text', 'textEn']),
  } as unknown as InputOf<typeof parameters.create>
  return keep(form, list, api.parameters, parameter)
}

export const meta: MetaOf<typeof loader> = ({ saved }, t) => ({ title: editTitle(t, 'adminParameters', saved) })

export default function ParameterEditPage() {
  const t = useT()
  const data = usePageData<typeof loader>()
  const { saved, formKey } = data
  const fields = useFields(
    saved && {
      ...saved,
      methods: saved.methods.join('\n'),
      conditions: saved.conditions.join('\n'),
      ...Object.fromEntries(saved.units.map((unit) => [`unit.${unit}`, true])),
    },
  )
  const { text, error } = fields
  const options = useMemo(
    () => (saved?.options ?? []).map((option) => ({ ...option, value: String(option.value) })),
    [saved],
  )
  const labels = fieldLabels(t, 'name', 'nameEn', 'code', 'methods', 'conditions', 'position')
  return (
    <EditPage title={meta(data, t).title} noun="parameter" saved={saved} formKey={formKey} labels={labels} back={list}>
      <PairField label={t('adminFields.name')} names={['name', 'nameEn']} text={text} error={error} required />
      <FieldRow>
        <Field label={labels.code} hint={t('adminParameters.codeHint')} error={error('code')} required>
          <TextInput name="code" defaultValue={text('code')} autoCapitalize="none" />
        </Field>
        <Field label={t('adminParameters.group')} error={error('group')} required>
          <Select
            name="group"
            defaultValue={text('group') || 'mechanical'}
            options={parameterGroups.map((value) => ({ value, label: t(`adminParameters.group_${value}`) }))}
          />
        </Field>
        <Field label={labels.position} error={error('position')}>
          <NumberInput name="position" min={0} step={1} defaultValue={text('position') || '0'} />
        </Field>
      </FieldRow>
      <UnitFields fields={fields} />
      <FieldRow>
        {words.map((name) => (
          <Field key={name} label={labels[name]} hint={t('adminParameters.listHint')} error={error(name)}>
            <TextArea name={name} rows={3} defaultValue={text(name)} />
          </Field>
        ))}
      </FieldRow>
      <TypeFields fields={fields} />
      <OptionRows saved={options} />
    </EditPage>
  )
}
