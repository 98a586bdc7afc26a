import type { Currency } from '#platform/contract/currencies.ts'
import type { QuotableGoods } from '#catalogue/products/office/quotable.ts'
import type { EnquiryInfo } from './contract.ts'
import { quantity } from '#platform/texts/format.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { IconButton } from '#platform/ui/button.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { NumberInput, Select, TextInput } from '#platform/ui/input.tsx'
import type { DraftLine } from './draft-lines.ts'
import { ProductSearch } from './product-search.tsx'
import styles from './enquiries.module.css'
import { decimalOf } from '#platform/contract/minor-units.ts'

interface QuoteLineFieldsProps {
  line: DraftLine
  index: number
  enquiry: EnquiryInfo
  currency: Currency
  error: (name: string) => string | undefined
  onChange: (part: Partial<DraftLine>) => void
  onRemove: (() => void) | undefined
}

export function QuoteLineFields(props: QuoteLineFieldsProps) {
  const { line, index, enquiry, currency, error, onChange, onRemove } = props
  const t = useT()
  const name = (field: keyof DraftLine) => `lines.${index}.${field}`
  const asked = enquiry.lines[Number(line.enquiryPosition) - 1]
  const choose = (goods: QuotableGoods) =>
    onChange({
      productId: String(goods.productId),
      lotId: String(goods.lotId ?? ''),
      productName: productTitle(goods.product, t) + (goods.lotCode ? ` · ${goods.lotCode}` : ''),
      replacement: Boolean(asked?.productId && asked.productId !== goods.productId),
      ...(line.price === '' && goods.currency === currency && goods.perTonneMinor !== null
        ? { price: decimalOf(goods.perTonneMinor) }
        : {}),
      ...(line.leadTimeDays === '' ? { leadTimeDays: String(goods.leadTimeDays) } : {}),
    })
  return (
    <fieldset className={styles.line}>
      <div className={styles.lineHead}>
        <legend>
          <strong>{t('adminEnquiries.line', { number: index + 1 })}</strong>{' '}
          <Badge tone={line.productId ? 'brand' : 'neutral'}>
            {t(line.productId ? 'adminEnquiries.chosen' : 'adminEnquiries.free')}
          </Badge>
        </legend>
        {onRemove && (
          <IconButton
            icon="close"
            size="sm"
            label={t('adminEnquiries.removeLine', { number: index + 1 })}
            onClick={onRemove}
          />
        )}
      </div>
      <input type="hidden" name={name('productId')} value={line.productId} />
      <input type="hidden" name={name('lotId')} value={line.lotId} />
      <Field
        label={t('adminEnquiries.product')}
        hint={t('adminEnquiries.productHint')}
        error={error('productName')}
        required
      >
        <ProductSearch
          name={name('productName')}
          value={line.productName}
          onType={(productName) => onChange({ productName, productId: '', lotId: '' })}
          onChoose={choose}
        />
      </Field>
      <div className={styles.figures}>
        <Field label={t('adminEnquiries.kilograms')} error={error('kilograms')} required>
          <NumberInput
            name={name('kilograms')}
            min={1}
            step={1}
            unit={t('adminEnquiries.kg')}
            value={line.kilograms}
            onChange={({ target }) => onChange({ kilograms: target.value })}
          />
        </Field>
        <Field label={t('adminEnquiries.price')} error={error('price')} required>
          <NumberInput
            name={name('price')}
            min={0}
            step="0.01"
            unit={currency}
            value={line.price}
            onChange={({ target }) => onChange({ price: target.value })}
          />
        </Field>
        <Field label={t('adminEnquiries.leadTime')} error={error('leadTimeDays')} required>
          <NumberInput
            name={name('leadTimeDays')}
            min={0}
            step={1}
            unit={t('adminEnquiries.daysUnit')}
            value={line.leadTimeDays}
            onChange={({ target }) => onChange({ leadTimeDays: target.value })}
          />
        </Field>
        <Field label={t('adminEnquiries.answers')} error={error('enquiryPosition')}>
          <Select
            name={name('enquiryPosition')}
            placeholder={t('adminEnquiries.answersNothing')}
            value={line.enquiryPosition}
            onChange={({ target }) => onChange({ enquiryPosition: target.value })}
            options={enquiry.lines.map((each, position) => ({
              value: position + 1,
              label: `${each.productName} · ${quantity(each.amount, t(`enquiries.unit_${each.unit}`))}`,
            }))}
          />
        </Field>
      </div>
      <div className={styles.figures}>
        <Field label={t('adminEnquiries.lineNote')} error={error('note')}>
          <TextInput
            name={name('note')}
            maxLength={300}
            value={line.note}
            onChange={({ target }) => onChange({ note: target.value })}
          />
        </Field>
        <Checkbox
          name={name('replacement')}
          label={t('adminEnquiries.replacement')}
          checked={line.replacement}
          onChange={({ target }) => onChange({ replacement: target.checked })}
        />
      </div>
    </fieldset>
  )
}
