import { empty } from '#platform/texts/format.ts'
import { useState } from 'react'
import { propertySources } from './product-values.ts'
import type { ParameterChoice } from './contract.ts'
import { unitLabel, type Unit } from '#catalogue/parameters/units.ts'
import { localised } from '#platform/texts/localised.ts'
import { namedOptions } from '#platform/office/named-options.ts'
import { RowCell, type EditedRow } from '#platform/office/ui/row-editor.tsx'
import { SuggestedCell } from '#platform/office/ui/suggested-cell.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'

type Cells = Pick<EditedRow, 'values' | 'name'>

interface PropertyCellsProps {
  row: Cells
  parameters: readonly ParameterChoice[]
  headers: readonly string[]
}

export function PropertyCells({ row: { values, name }, parameters, headers }: PropertyCellsProps) {
  const t = useT()
  const [id, setId] = useState(values['parameterId'] ?? '')
  const parameter = parameters.find((each) => String(each.id) === id)
  const isClass = (parameter?.options.length ?? 0) > 0
  const [header = '', min = '', typical = '', max = '', unit = '', method = '', condition = '', source = '', day = ''] =
    headers
  const figure = (field: string, label: string) => (
    <RowCell field={field} label={label} width="narrow">
      <TextInput name={name(field)} aria-label={label} inputMode="decimal" defaultValue={values[field]} />
    </RowCell>
  )
  return (
    <>
      <RowCell field="parameterId" label={header} width="wide">
        <Select
          name={name('parameterId')}
          aria-label={header}
          value={id}
          onChange={({ currentTarget }) => setId(currentTarget.value)}
          placeholder={t('adminProducts.choose')}
          options={namedOptions(t.locale, parameters)}
        />
      </RowCell>
      {isClass ? (
        <ClassCell row={{ values, name }} options={parameter?.options ?? []} />
      ) : (
        <>
          {figure('min', min)}
          {figure('typical', typical)}
          {figure('max', max)}
        </>
      )}
      <UnitCell row={{ values, name }} label={unit} parameter={parameter} isClass={isClass} />
      <SuggestedCell
        field="method"
        width="code"
        label={method}
        row={{ values, name }}
        list={parameter?.methods ?? []}
      />
      <SuggestedCell
        field="condition"
        width="text"
        label={condition}
        row={{ values, name }}
        list={parameter?.conditions ?? []}
      />
      <SourceCell row={{ values, name }} label={source} />
      <RowCell field="statedOn" label={day} width="medium">
        <TextInput name={name('statedOn')} aria-label={day} type="date" defaultValue={values['statedOn']} />
      </RowCell>
    </>
  )
}

function ClassCell({ row, options }: { row: Cells; options: ParameterChoice['options'] }) {
  const t = useT()
  const { values, name } = row
  return (
    <td colSpan={3} data-label={t('adminProducts.class')}>
      <Select
        name={name('text')}
        aria-label={t('adminProducts.class')}
        defaultValue={values['text']}
        placeholder={t('adminProducts.choose')}
        options={options.map(({ text, textEn }) => ({
          value: textEn,
          label: localised(t.locale, text, textEn).text,
        }))}
      />
    </td>
  )
}

function SourceCell({ row, label }: { row: Cells; label: string }) {
  const t = useT()
  const { values, name } = row
  return (
    <RowCell field="source" label={label} width="medium">
      <Select
        name={name('source')}
        aria-label={label}
        defaultValue={values['source'] ?? 'typical'}
        options={propertySources.map((value) => ({ value, label: t(`adminProducts.source_${value}`) }))}
      />
    </RowCell>
  )
}

interface UnitCellProps {
  row: Cells
  label: string
  parameter: ParameterChoice | undefined
  isClass: boolean
}

function UnitCell({ row, label, parameter, isClass }: UnitCellProps) {
  const { values, name } = row
  const id = String(parameter?.id ?? '')
  return (
    <RowCell field="unit" label={label} width="medium">
      {isClass ? (
        empty
      ) : (
        <Select
          // Another parameter has other units.
          key={id}
          name={name('unit')}
          aria-label={label}
          defaultValue={id === values['parameterId'] ? values['unit'] : parameter?.unit}
          options={(parameter?.units ?? []).map((each) => ({ value: each, label: unitLabel(each as Unit) || empty }))}
        />
      )}
    </RowCell>
  )
}
