import { useMemo } from 'react'
import { RecordEdit } from '#platform/office/records/record-edit.tsx'
import { editLoader, editMeta, saveAction } from '#platform/office/records/record-page.ts'
import { rowsIn } from '#platform/office/rows.ts'
import { usePageData } from '#platform/web/page.ts'
import { OptionRows } from './option-rows.tsx'
import { parameterRecord } from './record.ts'
import { UnitFields } from './unit-fields.tsx'

const unitTick = 'unit.'

export const loader = editLoader(parameterRecord)
export const action = saveAction(parameterRecord, {
  own: {
    units: (form) =>
      [...form.keys()].filter((name) => name.startsWith(unitTick)).map((name) => name.slice(unitTick.length)),
    options: (form) => rowsIn(form, 'options', ['text', 'textEn']),
  },
})
export const meta = editMeta(parameterRecord)

export default function ParameterEditPage() {
  const { saved } = usePageData<typeof loader>()
  const options = useMemo(
    () => (saved?.options ?? []).map((option) => ({ ...option, value: String(option.value) })),
    [saved],
  )
  return (
    <RecordEdit
      record={parameterRecord}
      values={saved && Object.fromEntries(saved.units.map((unit) => [unitTick + unit, true]))}
      own={{
        unit: (fields) => <UnitFields key="unit" fields={fields} />,
        options: () => <OptionRows key="options" saved={options} />,
      }}
    />
  )
}
