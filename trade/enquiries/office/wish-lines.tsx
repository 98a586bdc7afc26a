import { useState } from 'react'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { Button, IconButton } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import { ProductSearch } from './product-search.tsx'
import { emptyWish, wishesTyped, type Wish } from './wishes.ts'
import styles from './enquiries.module.css'

const mostLines = 20

/** Goods with quantities, each chosen from the catalogue or free. */
export function WishLines() {
  const t = useT()
  const outcome = useRefused()
  const [lines, setLines] = useState<Wish[]>(() => (outcome ? wishesTyped(outcome.typed) : [emptyWish(0)]))
  const change = (key: number, part: Partial<Wish>) =>
    setLines((all) => all.map((line) => (line.key === key ? { ...line, ...part } : line)))
  return (
    <section className="stack">
      <input type="hidden" name="lineCount" value={lines.length} />
      {lines.map((line, index) => (
        <WishLine
          key={line.key}
          line={line}
          index={index}
          error={(name) => outcome?.refused.fields[`lines.${index}.${name}`]}
          onChange={(part) => change(line.key, part)}
          onRemove={lines.length > 1 ? () => setLines((all) => all.filter(({ key }) => key !== line.key)) : undefined}
        />
      ))}
      <p>
        <Button
          icon="plus"
          size="sm"
          disabled={lines.length >= mostLines}
          onClick={() => setLines((all) => [...all, emptyWish(Math.max(-1, ...all.map(({ key }) => key)) + 1)])}
        >
          {t('adminEnquiries.addLine')}
        </Button>
      </p>
    </section>
  )
}

interface WishLineProps {
  line: Wish
  index: number
  error: (name: string) => string | undefined
  onChange: (part: Partial<Wish>) => void
  onRemove: (() => void) | undefined
}

function WishLine({ line, index, error, onChange, onRemove }: WishLineProps) {
  const t = useT()
  const number = index + 1
  return (
    <fieldset className={styles.line}>
      <div className={styles.lineHead}>
        <legend>{t('adminEnquiries.line', { number })}</legend>
        {onRemove && (
          <IconButton icon="close" size="sm" label={t('adminEnquiries.removeLine', { number })} onClick={onRemove} />
        )}
      </div>
      <input type="hidden" name={`lines.${index}.productId`} value={line.productId} />
      <input type="hidden" name={`lines.${index}.lotId`} value={line.lotId} />
      <Field label={t('adminEnquiries.product')} error={error('productName')} required>
        <ProductSearch
          name={`lines.${index}.productName`}
          value={line.productName}
          onType={(productName) => onChange({ productName, productId: '', lotId: '' })}
          onChoose={({ productId, lotId, lotCode, product }) =>
            onChange({
              productId: String(productId),
              lotId: String(lotId ?? ''),
              productName: productTitle(product, t) + (lotCode ? ` · ${lotCode}` : ''),
            })
          }
        />
      </Field>
      <div className={styles.figures}>
        <Field label={t('enquiries.quantity')} error={error('quantity')} required>
          <TextInput
            name={`lines.${index}.quantity`}
            inputMode="decimal"
            value={line.quantity}
            onChange={({ target }) => onChange({ quantity: target.value })}
          />
        </Field>
        <Field label={t('enquiries.unit')} error={error('unit')}>
          <Select
            name={`lines.${index}.unit`}
            value={line.unit}
            onChange={({ target }) => onChange({ unit: target.value })}
            options={(['MT', 'kg'] as const).map((value) => ({ value, label: t(`enquiries.unit_${value}`) }))}
          />
        </Field>
      </div>
    </fieldset>
  )
}
