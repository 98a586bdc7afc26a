import { empty } from '#platform/texts/format.ts'
import { useState } from 'react'
import type { parameterRecord } from '#catalogue/parameters/office/record.ts'
import { unitLabel, type Unit } from '#catalogue/parameters/units.ts'
import type { RowOf } from '#platform/office/records/record.ts'
import type { RowValues } from '#platform/office/rows.ts'
import { RowCell, RowEditor, type EditedRow } from '#platform/office/ui/row-editor.tsx'
import { SuggestedCell } from '#platform/office/ui/suggested-cell.tsx'
import { localised } from '#platform/texts/localised.ts'
import { FieldNotes } from '#platform/ui/field.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import { useT } from '#platform/web/i18n.tsx'

type Parameter = RowOf<typeof parameterRecord>

interface StatedRowsProps {
  saved: readonly RowValues[]
  parameters: readonly Parameter[]
  error: string | undefined
}

/** A few values of the grade: each of a property, in one of its units. */
export function StatedRows({ saved, parameters, error }: StatedRowsProps) {
  const t = useT()
  const cells = ['parameter', 'figure', 'unit', 'condition', 'method'] as const
  return (
    <fieldset className="stack tight">
      <legend>{t('adminFields.stated')}</legend>
      <RowEditor
        prefix="stated"
        label={t('adminFields.stated')}
        headers={cells.map((cell) => t(`adminFields.${cell}`))}
        saved={saved}
        telling={['parameter', 'figure']}
        addLabel={t('adminCrossReferences.addValue')}
      >
        {(row) => <StatedCells row={row} parameters={parameters} />}
      </RowEditor>
      <FieldNotes id="stated" hint={t('adminCrossReferences.statedHint')} error={error} />
    </fieldset>
  )
}

function StatedCells({ row, parameters }: { row: EditedRow; parameters: readonly Parameter[] }) {
  const t = useT()
  const { values, name } = row
  const [code, setCode] = useState(values['parameter'] ?? '')
  const parameter = parameters.find((each) => each.code === code)
  const units = parameter?.units ?? []
  return (
    <>
      <RowCell field="parameter" label={t('adminFields.parameter')} width="wide">
        <Select
          name={name('parameter')}
          aria-label={t('adminFields.parameter')}
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
          placeholder={t('adminProducts.choose')}
          options={parameters.map((each) => ({
            value: each.code,
            label: localised(t.locale, each.name, each.nameEn).text,
          }))}
        />
      </RowCell>
      <RowCell field="figure" label={t('adminFields.figure')} width="narrow">
        <Figure row={row} options={parameter?.options ?? []} />
      </RowCell>
      <RowCell field="unit" label={t('adminFields.unit')} width="medium">
        <Select
          // Another property has other units.
          key={code}
          name={name('unit')}
          aria-label={t('adminFields.unit')}
          defaultValue={code === values['parameter'] ? values['unit'] : units[0]}
          options={units.map((each) => ({ value: each, label: unitLabel(each as Unit) || empty }))}
        />
      </RowCell>
      <SuggestedCell
        field="condition"
        width="text"
        label={t('adminFields.condition')}
        row={row}
        list={parameter?.conditions ?? []}
      />
      <SuggestedCell
        field="method"
        width="code"
        label={t('adminFields.method')}
        row={row}
        list={parameter?.methods ?? []}
      />
    </>
  )
}

function Figure({ row: { values, name }, options }: { row: EditedRow; options: Parameter['options'] }) {
  const t = useT()
  const given = { name: name('figure'), 'aria-label': t('adminFields.figure'), defaultValue: values['figure'] }
  if (options.length === 0) return <TextInput {...given} inputMode="decimal" autoComplete="off" />
  return (
    <Select
      {...given}
      options={options.map(({ text, textEn }) => ({ value: textEn, label: localised(t.locale, text, textEn).text }))}
    />
  )
}
