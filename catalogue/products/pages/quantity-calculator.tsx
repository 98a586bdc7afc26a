import type { ProductDetail } from '#catalogue/goods/product.ts'
import { unitsOffered, type QuantityUnit } from '#catalogue/goods/quantity.ts'
import { money, weight } from '#platform/texts/format.ts'
import { useLocation, useSearchParams } from '#platform/web/router.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import { conversionText } from '#catalogue/goods/pages/pack-words.ts'
import type { OrderState } from './use-order.ts'
import styles from './order-box.module.css'

interface QuantityCalculatorProps {
  product: ProductDetail
  order: OrderState
}

/** A quantity in any unit becomes whole packs and a total; without scripts the form asks for the page again. */
export function QuantityCalculator({ product, order }: QuantityCalculatorProps) {
  const t = useT()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const { asked, ask } = order
  return (
    <form
      action={pathname}
      className={styles.calculator}
      onSubmit={(event) => {
        // Everything is counted already.
        event.preventDefault()
      }}
    >
      {['id', 'units'].map(
        (name) => query.has(name) && <input key={name} type="hidden" name={name} value={query.get(name) ?? ''} />,
      )}
      <div className={styles.fields}>
        <Field label={t('productDetail.quantity')} error={order.conversion ? undefined : t('productDetail.notANumber')}>
          <TextInput
            name="quantity"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={asked.typed}
            onChange={(event) => ask({ typed: event.currentTarget.value })}
          />
        </Field>
        <Field label={t('productDetail.unit')}>
          <Select
            name="unit"
            options={unitsOffered(product.packings).map((unit) => ({
              value: unit,
              label: t(`productDetail.unit_${unit}`),
            }))}
            value={asked.unit}
            onChange={(event) => ask({ unit: event.currentTarget.value as QuantityUnit })}
          />
        </Field>
        <Button type="submit" size="sm" className={styles.calculate}>
          {t('productDetail.calculate')}
        </Button>
      </div>
      <Result product={product} order={order} />
    </form>
  )
}

function Result({ product, order: { conversion, line, nextTier, belowMinimum, inStock } }: QuantityCalculatorProps) {
  const t = useT()
  if (!conversion) return null
  const per = (minor: number) =>
    product.price ? `${money(t, minor, product.price.currency)}${t('products.perTonne')}` : ''
  return (
    <output className={styles.result}>
      <span className={styles.conversion}>{conversionText(t, conversion)}</span>
      {line && (
        <span className={styles.total}>
          <span>{t('productDetail.total')}</span>
          <strong>{money(t, line.amountMinor, line.currency)}</strong>
        </span>
      )}
      {line && (
        <span className={styles.hint}>
          {t('productDetail.totalAt', { weight: weight(t, conversion.kilograms), price: per(line.perTonneMinor) })}
        </span>
      )}
      {line && nextTier && (
        <span className={styles.hint}>
          {t('productDetail.nextTier', {
            weight: weight(t, nextTier.fromKilograms),
            price: per(nextTier.perTonneMinor),
          })}
        </span>
      )}
      {belowMinimum ? (
        <span className={styles.warning}>
          {t('productDetail.belowMinimum', { weight: weight(t, product.minimumOrderKg) })}
        </span>
      ) : (
        product.lots.length === 0 && (
          <span className={inStock ? styles.ready : styles.hint}>
            {inStock
              ? t('productDetail.inStockNow')
              : t('productDetail.afterLeadTime', { count: product.leadTimeDays })}
          </span>
        )
      )}
    </output>
  )
}
