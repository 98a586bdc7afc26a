import { useState } from 'react'
import { mostEnquiryLines } from '#contract/enquiries.ts'
import { currencies } from '#contract/money.ts'
import { quantityUnits } from '#contract/quantity.ts'
import { useT } from '#web/lib/i18n.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { NumberInput, Select, TextInput } from '#web/ui/input.tsx'
import { lineName, type LineField, type TypedLine } from './enquiry-form-data.ts'
import styles from './enquiries.module.css'

interface LinesProps {
  initial: TypedLine[]
  errors: Record<string, string>
}

export function EnquiryLines({ initial, errors }: LinesProps) {
  const t = useT()
  const [lines, setLines] = useState(() => initial.map((line, key) => ({ key, line })))
  const add = () => setLines([...lines, { key: Math.max(...lines.map(({ key }) => key)) + 1, line: {} }])
  return (
    <fieldset className={styles.section}>
      <legend>
        <h2>{t('enquiries.what')}</h2>
      </legend>
      {lines.map(({ key, line }, index) => (
        <Line
          key={key}
          index={index}
          line={line}
          errors={errors}
          onRemove={lines.length > 1 ? () => setLines(lines.filter((other) => other.key !== key)) : undefined}
        />
      ))}
      {lines.length < mostEnquiryLines && (
        <p>
          <Button icon="plus" size="sm" onClick={add}>
            {t('enquiries.addLine')}
          </Button>
        </p>
      )}
    </fieldset>
  )
}

interface LineProps {
  index: number
  line: TypedLine
  errors: Record<string, string>
  onRemove: (() => void) | undefined
}

function Line({ index, line, errors, onRemove }: LineProps) {
  const t = useT()
  const [catalogue, setCatalogue] = useState(Boolean(line.productId))
  const name = (field: LineField) => lineName(index, field)
  return (
    <div className={styles.line} role="group" aria-label={t('enquiries.line', { number: index + 1 })}>
      {catalogue && (
        <>
          <input type="hidden" name={name('productId')} value={line.productId ?? ''} />
          <input type="hidden" name={name('lotId')} value={line.lotId ?? ''} />
        </>
      )}
      <Field label={t('enquiries.productName')} error={errors[name('productName')]} required className={styles.wide}>
        <TextInput
          name={name('productName')}
          defaultValue={line.productName}
          maxLength={200}
          // Another name is another product: the one that was carried along no longer applies.
          onChange={() => setCatalogue(false)}
        />
      </Field>
      <Field label={t('enquiries.quantity')} error={errors[name('quantity')]} required>
        <NumberInput
          name={name('quantity')}
          min={0}
          defaultValue={line.quantity}
          unit={
            <Select
              name={name('unit')}
              aria-label={t('enquiries.unit')}
              defaultValue={line.unit ?? 'MT'}
              options={quantityUnits.map((unit) => ({ value: unit, label: t(`enquiries.unit_${unit}`) }))}
            />
          }
        />
      </Field>
      <Field label={t('enquiries.targetPrice')} error={errors[name('targetPrice')]}>
        <NumberInput
          name={name('targetPrice')}
          min={0}
          defaultValue={line.targetPrice}
          unit={
            <Select
              name={name('currency')}
              aria-label={t('enquiries.currency')}
              defaultValue={line.currency ?? (t.locale === 'zh-CN' ? 'CNY' : 'USD')}
              options={currencies.map((currency) => ({ value: currency, label: currency }))}
            />
          }
        />
      </Field>
      <Field
        label={t('enquiries.specification')}
        hint={t('enquiries.specificationHint')}
        error={errors[name('specification')]}
        className={styles.full}
      >
        <TextInput name={name('specification')} defaultValue={line.specification} maxLength={500} />
      </Field>
      {onRemove && (
        <IconButton
          icon="trash"
          label={t('enquiries.removeLine', { number: index + 1 })}
          onClick={onRemove}
          className={styles.remove}
        />
      )}
    </div>
  )
}
