import {
  AttributeFilter,
  AttributeInput,
  AttributeSearch,
  AttributeSelection,
  nameOf,
  valuesOf,
} from '#platform/contract/enums.ts'
import type { useFields } from '#platform/office/form.ts'
import { FieldRow } from '#platform/office/ui/field-row.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select } from '#platform/ui/input.tsx'

/** How a property is given, shown and searched. */
export function TypeFields({ fields: { text, error } }: { fields: ReturnType<typeof useFields> }) {
  const t = useT()
  const types = [
    {
      name: 'selectionType',
      label: t('adminParameters.selectionType'),
      options: valuesOf(AttributeSelection).map((value) => ({
        value,
        label: t(`memberEnums.AttributeSelection_${nameOf(AttributeSelection, value) ?? 'unique'}`),
      })),
    },
    {
      name: 'inputType',
      label: t('adminParameters.inputType'),
      options: valuesOf(AttributeInput).map((value) => ({
        value,
        label: t(`memberEnums.AttributeInput_${nameOf(AttributeInput, value) ?? 'manual'}`),
      })),
    },
    {
      name: 'filterType',
      label: t('adminParameters.filterType'),
      options: valuesOf(AttributeFilter).map((value) => ({
        value,
        label: t(`memberEnums.AttributeFilter_${nameOf(AttributeFilter, value) ?? 'normal'}`),
      })),
    },
    {
      name: 'searchType',
      label: t('adminParameters.searchType'),
      options: valuesOf(AttributeSearch).map((value) => ({
        value,
        label: t(`memberEnums.AttributeSearch_${nameOf(AttributeSearch, value) ?? 'none'}`),
      })),
    },
  ]
  return (
    <FieldRow>
      {types.map(({ name, label, options }) => (
        <Field key={name} label={label} error={error(name)} required>
          <Select name={name} defaultValue={text(name) || '0'} options={options} />
        </Field>
      ))}
    </FieldRow>
  )
}
