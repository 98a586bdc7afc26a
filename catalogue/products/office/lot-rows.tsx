import { currencies } from '#platform/contract/currencies.ts'
import type { RowValues } from '#platform/office/rows.ts'
import { RowCell, RowEditor, type EditedRow } from '#platform/office/ui/row-editor.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { Select, TextArea, TextInput } from '#platform/ui/input.tsx'
import { telling } from './product-form-data.ts'
import type { Translator } from '#platform/texts/messages.ts'

type Cells = Pick<EditedRow, 'values' | 'name'>

/** Batches with their own weight, price and measured values. */
export function LotRows({ saved }: { saved: readonly RowValues[] }) {
  const t = useT()
  const labels = labelsOf(t)
  return (
    <RowEditor
      prefix="lots"
      label={t('adminProducts.sectionLots')}
      headers={Object.values(labels)}
      saved={saved}
      telling={telling.lots}
      addLabel={t('adminProducts.addLot')}
    >
      {({ values, name }) => (
        <>
          {(['code', 'kilograms', 'stockKg'] as const).map((field) => (
            <RowCell key={field} field={field} label={labels[field]}>
              {field === 'code' && <HiddenValues row={{ values, name }} />}
              <TextInput name={name(field)} aria-label={labels[field]} defaultValue={values[field]} />
            </RowCell>
          ))}
          <CurrencyCell row={{ values, name }} label={labels.currency} />
          <RowCell field="price" label={labels.price}>
            <TextInput
              name={name('price')}
              aria-label={labels.price}
              inputMode="decimal"
              defaultValue={values['price']}
            />
          </RowCell>
          <RowCell field="testedOn" label={labels.testedOn}>
            <TextInput
              name={name('testedOn')}
              aria-label={labels.testedOn}
              type="date"
              defaultValue={values['testedOn']}
            />
          </RowCell>
          {(['note', 'noteEn', 'measured'] as const).map((field) => (
            <RowCell key={field} field={field} label={labels[field]}>
              <TextArea
                name={name(field)}
                aria-label={labels[field]}
                rows={2}
                placeholder={field === 'measured' ? t('adminProducts.measuredHint') : undefined}
                defaultValue={values[field]}
              />
            </RowCell>
          ))}
        </>
      )}
    </RowEditor>
  )
}

function CurrencyCell({ row, label }: { row: Cells; label: string }) {
  const { values, name } = row
  return (
    <RowCell field="currency" label={label} width="narrow">
      <Select
        name={name('currency')}
        aria-label={label}
        defaultValue={values['currency'] ?? ''}
        placeholder="-"
        options={currencies.map((value) => ({ value, label: value }))}
      />
    </RowCell>
  )
}

const HiddenValues = ({ row: { values, name } }: { row: Cells }) => (
  <>
    <input type="hidden" name={name('id')} value={values['id'] ?? ''} />
    <input type="hidden" name={name('stockWas')} value={values['stockWas'] ?? ''} />
  </>
)

const labelsOf = (t: Translator) => ({
  code: t('adminProducts.lotCode'),
  kilograms: t('adminProducts.lotKilograms'),
  stockKg: t('adminProducts.lotStockKg'),
  currency: t('adminProducts.currency'),
  price: t('adminProducts.price'),
  testedOn: t('adminProducts.testedOn'),
  note: `${t('adminProducts.note')} · ${t('adminForm.chinese')}`,
  noteEn: `${t('adminProducts.note')} · ${t('adminForm.english')}`,
  measured: t('adminProducts.measured'),
})
