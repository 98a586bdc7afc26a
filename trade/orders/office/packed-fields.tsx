import { packUnits } from '#catalogue/goods/quantity.ts'
import { FieldRow } from '#platform/office/ui/field-row.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { NumberInput, Select, TextArea, TextInput } from '#platform/ui/input.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { shipmentSheets } from '#trade/papers/paper.ts'
import type { Typed } from '#trade/shipments/office/loaded-rows.tsx'
import type { OrderInfo } from './contract.ts'

type Packing = OrderInfo['packing'][number]
type Kind = (typeof shipmentSheets)[number]

interface PackedFieldsProps extends Typed {
  packing: Packing
  titleOf(lineId: number): string
  isTicked(kind: Kind): boolean
}

/** Which papers of what is loaded are issued, with what only the warehouse knows. */
export function PackedFields({ packing, titleOf, isTicked, text, error }: PackedFieldsProps) {
  const t = useT()
  const offered = (kind: Kind) => kind !== 'analysis' || packing.lines.some(({ lotCode }) => lotCode)
  return (
    <>
      <fieldset className="stack tight">
        <legend>{t('adminPapers.kinds')}</legend>
        {shipmentSheets.filter(offered).map((kind, at) => (
          <Checkbox
            key={kind}
            name="kinds"
            value={kind}
            label={t(`papers.kind_${kind}`)}
            defaultChecked={isTicked(kind)}
            {...(at === 0 && error('kinds') ? { error: error('kinds') ?? '' } : {})}
          />
        ))}
      </fieldset>
      {packing.lines.map((line, at) => (
        <PackedLine key={at} line={line} at={at} title={titleOf(line.lineId)} text={text} error={error} />
      ))}
      <Field label={t('adminPapers.marks')} hint={t('adminPapers.marksHint')} error={error('marks')}>
        <TextArea name="marks" rows={3} maxLength={400} defaultValue={text('marks', packing.marks ?? '')} />
      </Field>
    </>
  )
}

interface PackedLineProps extends Typed {
  line: Packing['lines'][number]
  at: number
  title: string
}

function PackedLine({ line, at, title, text, error }: PackedLineProps) {
  const t = useT()
  const name = (field: string) => `packed.${at}.${field}`
  const problem = (field: string) => error(`lines.${at}.${field}`)
  const goods = [title, line.lotCode].filter(Boolean).join(' ')
  return (
    <fieldset className="stack tight">
      <legend>{t('adminPapers.goods', { title: goods, net: line.kilograms.toLocaleString('en-US') })}</legend>
      <FieldRow>
        <Field label={t('adminPapers.packages')} error={problem('packages')} required>
          <NumberInput
            name={name('packages')}
            min={1}
            step={1}
            defaultValue={text(name('packages'), String(line.packages ?? ''))}
          />
        </Field>
        <Field label={t('adminPapers.unit')} error={problem('unit')}>
          <Select
            name={name('unit')}
            defaultValue={text(name('unit'), line.unit)}
            options={packUnits.map((unit) => ({ value: unit, label: t(`adminProducts.packing_${unit}`) }))}
          />
        </Field>
        <Field label={t('adminPapers.gross')} error={problem('grossKg')} required>
          <NumberInput
            name={name('grossKg')}
            min={1}
            step={1}
            unit={t('adminEnquiries.kg')}
            defaultValue={text(name('grossKg'), String(line.grossKg ?? ''))}
          />
        </Field>
        <Field label={t('adminPapers.hsCode')} error={problem('hsCode')}>
          <TextInput
            name={name('hsCode')}
            inputMode="numeric"
            maxLength={10}
            defaultValue={text(name('hsCode'), line.hsCode ?? '')}
          />
        </Field>
      </FieldRow>
    </fieldset>
  )
}
