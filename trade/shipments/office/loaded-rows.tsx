import { namedOptions } from '#platform/office/named-options.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Field } from '#platform/ui/field.tsx'
import { NumberInput, Select } from '#platform/ui/input.tsx'

export interface LoadedRow {
  lineId: number
  /** Null: not of the catalogue. */
  productId: number | null
  title: string
  kilograms: number | null
  lotId: number | null
  warehouseId: number | null
  /** The line was ordered of a lot, and leaves of it. */
  lotFixed: boolean
  hint: string
}

/** What was typed into the refused form, and what is wrong with it. */
export interface Typed {
  text(name: string, otherwise?: string): string
  error(name: string): string | undefined
}

interface LoadedRowsProps extends Typed {
  rows: readonly LoadedRow[]
  lots: readonly { id: number; productId: number; code: string }[]
  /** Beside the main one; whoever has none is not asked. */
  warehouses: readonly { id: number; name: string; nameEn: string }[]
}

const nameOf = (at: number) => `row.${at}.kilograms`
/** What was left empty was not sent, and is not counted in the answer. */
export const sentAt = ({ text }: Pick<Typed, 'text'>, at: number) =>
  Array.from({ length: at }, (_, before) => text(nameOf(before))).filter((typed) => typed !== '').length

/** A row for each line: how much of it goes along, and of which lot. */
export function LoadedRows({ rows, lots, warehouses, text, error }: LoadedRowsProps) {
  const t = useT()
  const problem = (at: number) =>
    text(nameOf(at)) === '' ? undefined : error(`lines.${sentAt({ text }, at)}.kilograms`)
  return rows.map((row, at) => {
    const choices = row.lotFixed ? [] : lots.filter(({ productId }) => productId === row.productId)
    return (
      <div key={at} className="stack tight">
        <input type="hidden" name={`row.${at}.lineId`} value={row.lineId} />
        <Field
          label={t('adminShipments.loadedOf', { title: row.title })}
          hint={row.hint}
          error={problem(at) ?? (at === 0 ? error('lines') : undefined)}
        >
          <NumberInput
            name={nameOf(at)}
            min={1}
            step={1}
            unit={t('adminEnquiries.kg')}
            defaultValue={text(nameOf(at), row.kilograms === null ? '' : String(row.kilograms))}
          />
        </Field>
        {choices.length > 0 && (
          <Field label={t('adminShipments.lotOf')}>
            <Select
              name={`row.${at}.lotId`}
              placeholder={t('adminShipments.noLot')}
              defaultValue={text(`row.${at}.lotId`, String(row.lotId ?? ''))}
              options={choices.map(({ id, code }) => ({ value: id, label: code }))}
            />
          </Field>
        )}
        {warehouses.length > 0 && row.productId !== null && (
          <Field label={t('adminWarehouses.loadedFrom')}>
            <Select
              name={`row.${at}.warehouseId`}
              placeholder={t('adminWarehouses.main')}
              defaultValue={text(`row.${at}.warehouseId`, String(row.warehouseId ?? ''))}
              options={namedOptions(t.locale, warehouses)}
            />
          </Field>
        )}
      </div>
    )
  })
}
