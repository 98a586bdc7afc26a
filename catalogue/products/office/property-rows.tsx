import type { ParameterChoice } from './contract.ts'
import type { RowValues } from '#platform/office/rows.ts'
import { RowEditor } from '#platform/office/ui/row-editor.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { telling } from './product-form-data.ts'
import { PropertyCells } from './property-cells.tsx'

interface PropertyRowsProps {
  saved: readonly RowValues[]
  parameters: readonly ParameterChoice[]
}

/** The property table: each value in one of the units that its parameter has. */
export function PropertyRows({ saved, parameters }: PropertyRowsProps) {
  const t = useT()
  const headers = [
    t('adminProducts.parameter'),
    t('adminProducts.min'),
    t('adminProducts.typical'),
    t('adminProducts.max'),
    t('adminProducts.unit'),
    t('adminProducts.method'),
    t('adminProducts.condition'),
    t('adminProducts.source'),
    t('adminProducts.statedOn'),
  ]
  return (
    <RowEditor
      prefix="properties"
      label={t('adminProducts.sectionProperties')}
      headers={headers}
      saved={saved}
      telling={telling.properties}
      addLabel={t('adminProducts.addProperty')}
    >
      {(row) => <PropertyCells row={row} parameters={parameters} headers={headers} />}
    </RowEditor>
  )
}
