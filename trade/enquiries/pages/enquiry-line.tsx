import { useEffect, useRef, useState } from 'react'
import { currencies } from '#platform/contract/currencies.ts'
import type { Parameter } from '#catalogue/parameters/contract.ts'
import type { ProductItem } from '#catalogue/goods/product.ts'
import { quantityUnits } from '#catalogue/goods/quantity.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button, IconButton } from '#platform/ui/button.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { Field } from '#platform/ui/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { NumberInput, Select, TextInput } from '#platform/ui/input.tsx'
import { lineName, type LineField, type TypedLine } from './enquiry-form-data.ts'
import { SpecificationFields } from './specification-fields.tsx'
import { readWanted } from './wanted-ranges.ts'
import styles from './enquiries.module.css'

interface LineProps {
  index: number
  line: TypedLine
  errors: Record<string, string>
  /** One row without hints, where there are many. */
  dense: boolean
  /** Starts with its property values open. */
  specified: boolean
  parameters: Parameter[] | undefined
  onRemove: (() => void) | undefined
  /** Something changed that no field told of. */
  onChange: () => void
}

export function EnquiryLine(props: LineProps) {
  const { index, line, errors, dense, specified, parameters, onRemove, onChange } = props
  const t = useT()
  const [productName, setProductName] = useState(line.productName ?? '')
  const [productId, setProductId] = useState(line.productId ?? '')
  const [taken, setTaken] = useState(false)
  const [wanted, setWanted] = useState(() => readWanted(line.range))
  const [open, setOpen] = useState(specified || Boolean(line.range || line.colour || line.certificate))
  const name = (field: LineField) => lineName(index, field)
  const quiet = useRef(true)
  useEffect(() => {
    if (!quiet.current) onChange()
    quiet.current = false
    // `onChange` only tells; what it is does not matter.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [productName, productId, wanted])

  const take = (product: ProductItem) => {
    setProductId(String(product.id))
    setProductName(productTitle(product, t))
    setTaken(true)
  }
  return (
    <div
      className={classNames(styles.line, dense && styles.dense, dense && index > 0 && styles.unlabelled)}
      role="group"
      aria-label={t('enquiries.line', { number: index + 1 })}
    >
      {productId && (
        <>
          <input type="hidden" name={name('productId')} value={productId} />
          <input type="hidden" name={name('lotId')} value={productId === line.productId ? (line.lotId ?? '') : ''} />
        </>
      )}
      <Field label={t('enquiries.productName')} error={errors[name('productName')]} required className={styles.wide}>
        <TextInput
          name={name('productName')}
          value={productName}
          maxLength={200}
          // Another name is another product: the one that was carried along no longer applies.
          onChange={({ currentTarget }) => {
            setProductName(currentTarget.value)
            setProductId('')
            setTaken(false)
          }}
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
        label={t(open ? 'enquiries.further' : 'enquiries.specification')}
        hint={dense || open ? undefined : t('enquiries.specificationHint')}
        error={errors[name('specification')]}
        className={styles.full}
      >
        <TextInput
          name={name('specification')}
          defaultValue={line.specification}
          placeholder={dense ? t('enquiries.specification') : undefined}
          maxLength={500}
        />
      </Field>
      <div role="status" className={styles.full} hidden={!taken}>
        {taken && (
          <p className={styles.taken}>
            <Icon name="check" size={16} />
            {t('enquiries.taken', { name: productName })}
          </p>
        )}
      </div>
      {open ? (
        <SpecificationFields
          line={line}
          name={name}
          errors={errors}
          productName={productId ? '' : productName}
          wanted={wanted}
          onWanted={setWanted}
          parameters={parameters}
          onTake={take}
        />
      ) : (
        !dense && (
          <p className={styles.full}>
            <Button size="sm" variant="quiet" icon="flask" onClick={() => setOpen(true)}>
              {t('enquiries.stateValues')}
            </Button>
          </p>
        )
      )}
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
