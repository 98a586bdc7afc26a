import { useState } from 'react'
import { allUnits, isUnit, unitLabel, unitsLike } from '../units.ts'
import type { useFields } from '#platform/office/form.ts'
import { FieldRow } from '#platform/office/ui/field-row.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import { Field, FieldNotes } from '#platform/ui/field.tsx'
import { Select } from '#platform/ui/input.tsx'

/** The usual unit, and of those that convert to it the ones that may be used. */
export function UnitFields({ fields: { text, ticked, error } }: { fields: ReturnType<typeof useFields> }) {
  const t = useT()
  const [unit, setUnit] = useState(text('unit') || 'MPa')
  const label = (each: string) => (isUnit(each) ? unitLabel(each) || each : each)
  return (
    <FieldRow>
      <Field label={t('adminParameters.unit')} error={error('unit')} required>
        <Select
          name="unit"
          value={unit}
          onChange={({ currentTarget }) => setUnit(currentTarget.value)}
          options={allUnits.map((value) => ({ value, label: label(value) }))}
        />
      </Field>
      <fieldset className="stack tight">
        <legend>{t('adminParameters.units')}</legend>
        <div className="cluster">
          {(isUnit(unit) ? unitsLike(unit) : []).map((each) => (
            <Checkbox
              key={each}
              name={`unit.${each}`}
              label={label(each)}
              defaultChecked={each === unit || ticked(`unit.${each}`)}
            />
          ))}
        </div>
        <FieldNotes id="units" hint={t('adminParameters.unitsHint')} error={error('units')} />
      </fieldset>
    </FieldRow>
  )
}
