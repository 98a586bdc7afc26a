import { packUnits } from '#catalogue/goods/quantity.ts'
import type { RowValues } from '#platform/office/rows.ts'
import { RowCell, RowEditor } from '#platform/office/ui/row-editor.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import { telling } from './product-form-data.ts'

/** How a product is packed: net weight, and how many of another packing make it up. */
export function PackingRows({ saved }: { saved: readonly RowValues[] }) {
  const t = useT()
  const options = packUnits.map((value) => ({ value, label: t(`adminProducts.packing_${value}`) }))
  const labels = {
    unit: t('adminProducts.packing'),
    kilograms: t('adminProducts.kilogramsNet'),
    holdsCount: t('adminProducts.holdsCount'),
    holdsUnit: t('adminProducts.holds'),
  }
  return (
    <RowEditor
      prefix="packings"
      label={t('adminProducts.sectionPackings')}
      headers={Object.values(labels)}
      saved={saved}
      telling={telling.packings}
      addLabel={t('adminProducts.addPacking')}
    >
      {({ values, name }) => (
        <>
          <RowCell field="unit" label={labels.unit}>
            <Select
              name={name('unit')}
              aria-label={labels.unit}
              defaultValue={values['unit'] ?? ''}
              placeholder={t('adminProducts.choose')}
              options={options}
            />
          </RowCell>
          {(['kilograms', 'holdsCount'] as const).map((field) => (
            <RowCell key={field} field={field} label={labels[field]}>
              <TextInput
                name={name(field)}
                aria-label={labels[field]}
                inputMode="numeric"
                defaultValue={values[field]}
              />
            </RowCell>
          ))}
          <RowCell field="holdsUnit" label={labels.holdsUnit}>
            <Select
              name={name('holdsUnit')}
              aria-label={labels.holdsUnit}
              defaultValue={values['holdsUnit'] ?? ''}
              placeholder="-"
              options={options}
            />
          </RowCell>
        </>
      )}
    </RowEditor>
  )
}
