import type { Currency } from '#platform/contract/currencies.ts'
import type { QuotableGoods } from '#catalogue/products/office/quotable.ts'
import type { EnquiryInfo } from './contract.ts'
import { quantitiesText } from '../quantities.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { IconButton } from '#platform/ui/button.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import type { DraftLine } from './draft-lines.ts'
import { ProductSearch } from './product-search.tsx'
import styles from './enquiries.module.css'
import { decimalOf } from '#platform/contract/minor-units.ts'
import type { DeskQuote } from '#trade/quotes/office/desk-quote.ts'
import { CounterMark } from './counter-mark.tsx'
import { LineFigures } from './line-figures.tsx'
import { TierFields } from './tier-fields.tsx'

interface QuoteLineFieldsProps {
  line: DraftLine
  index: number
  enquiry: EnquiryInfo
  /** The version that is revised. */
  base: DeskQuote | undefined
  currency: Currency
  error: (name: string) => string | undefined
  onChange: (part: Partial<DraftLine>) => void
  onRemove: (() => void) | undefined
}

export function QuoteLineFields(props: QuoteLineFieldsProps) {
  const { line, index, enquiry, base, currency, error, onChange, onRemove } = props
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
      <LineHead number={index + 1} chosen={line.productId !== ''} onRemove={onRemove} />
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
        <LineFigures line={line} currency={currency} name={name} error={error} onChange={onChange} />
        <Field label={t('adminEnquiries.answers')} error={error('enquiryPosition')}>
          <Select
            name={name('enquiryPosition')}
            placeholder={t('adminEnquiries.answersNothing')}
            value={line.enquiryPosition}
            onChange={({ target }) => onChange({ enquiryPosition: target.value })}
            options={enquiry.lines.map((each, position) => ({
              value: position + 1,
              label: `${each.productName} · ${quantitiesText(each, t(`enquiries.unit_${each.unit}`))}`,
            }))}
          />
        </Field>
      </div>
      <CounterMark base={base} line={line} currency={currency} onTake={(price) => onChange({ price })} />
      <TierFields tiers={line.tiers} index={index} currency={currency} error={error} onChange={onChange} />
      <LineRemarks line={line} name={name} error={error} onChange={onChange} />
    </fieldset>
  )
}

interface LineHeadProps {
  number: number
  chosen: boolean
  onRemove: (() => void) | undefined
}

function LineHead({ number, chosen, onRemove }: LineHeadProps) {
  const t = useT()
  return (
    <div className={styles.lineHead}>
      <legend>
        <strong>{t('adminEnquiries.line', { number })}</strong>{' '}
        <Badge tone={chosen ? 'brand' : 'neutral'}>{t(chosen ? 'adminEnquiries.chosen' : 'adminEnquiries.free')}</Badge>
      </legend>
      {onRemove && (
        <IconButton icon="close" size="sm" label={t('adminEnquiries.removeLine', { number })} onClick={onRemove} />
      )}
    </div>
  )
}

interface LineRemarksProps {
  line: DraftLine
  name: (field: keyof DraftLine) => string
  error: (name: string) => string | undefined
  onChange: (part: Partial<DraftLine>) => void
}

function LineRemarks({ line, name, error, onChange }: LineRemarksProps) {
  const t = useT()
  return (
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
        className={styles.tick}
        name={name('replacement')}
        label={t('adminEnquiries.replacement')}
        checked={line.replacement}
        onChange={({ target }) => onChange({ replacement: target.checked })}
      />
    </div>
  )
}
