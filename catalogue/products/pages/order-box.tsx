import type { ReactNode } from 'react'
import { to } from '#platform/contract/to.ts'
import type { ProductDetail } from '#catalogue/goods/product.ts'
import { money, weight, empty } from '#platform/texts/format.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { PriceFigure } from '#platform/ui/figure.tsx'
import { CartForm } from './cart-form.tsx'
import { CartOutcome } from './cart-outcome.tsx'
import { CompareCheckbox } from '#catalogue/goods/pages/compare-bar.tsx'
import { soldByLot } from './lot-list.tsx'
import { amountOf } from '#catalogue/goods/pages/order-quantity.ts'
import { EnquiryButton, PriceNote } from '#catalogue/goods/pages/product-figures.tsx'
import { PassOn } from './pass-on.tsx'
import { PriceTiers } from './price-tiers.tsx'
import { QuantityCalculator } from './quantity-calculator.tsx'
import type { OrderState } from './use-order.ts'
import styles from './order-box.module.css'

interface OrderBoxProps {
  product: ProductDetail
  order: OrderState
  /** Puts the product aside for later. */
  keep: ReactNode
  formKey: string
  /** Opens a mail with the address of the page. */
  mail: string
}

/** Price, quantity and what can be done. */
export function OrderBox({ product, order, keep, formKey, mail }: OrderBoxProps) {
  const t = useT()
  const { price, minimumOrderKg, stockKg, leadTimeDays } = product
  const mayBuy = useMay('orders.placeFromProduct')
  const wish = { quantity: amountOf(order.asked.typed), unit: order.asked.unit }
  const seller = (
    <a href={to.shop(product.shopId)}>
      <Local zh={product.shopName} en={product.shopNameEn} />
    </a>
  )
  const facts = [
    { term: t('productDetail.seller'), value: seller },
    { term: t('productDetail.minimumOrder'), value: weight(t, minimumOrderKg) },
    { term: t('productDetail.stock'), value: stockKg > 0 ? weight(t, stockKg) : empty },
    { term: t('productDetail.leadTime'), value: t('productDetail.days', { count: leadTimeDays }) },
  ]
  return (
    <section aria-label={t('productDetail.order')} className={styles.box}>
      <div>
        <PriceFigure
          size="lg"
          amount={price ? money(t, price.perTonneMinor, price.currency) : undefined}
          per={t('products.perTonne')}
          note={price && <PriceNote price={price} />}
          absentText={<strong className={styles.absent}>{t('products.priceOnEnquiry')}</strong>}
        />
        <PriceSource price={price} />
      </div>
      <DescriptionList items={facts} className={styles.facts} />
      {price && price.tiers.length > 0 && <PriceTiers price={price} reached={order.line?.tier ?? null} />}
      <QuantityCalculator product={product} order={order} />
      <LinkButton href={order.enquiryHref} variant="enquiry" size="lg" icon="enquiry" block>
        {t('productDetail.enquire')}
      </LinkButton>
      <EnquiryButton item={product} href={order.enquiryHref} variant="secondary" size="md" block />
      {price && <a href={to.priceHistory({ id: product.id })}>{t('productDetail.priceTrend')}</a>}
      {order.line && <a href={to.landed(product.id, wish)}>{t('productDetail.landed')}</a>}
      <a href={to.samples({ productId: product.id })}>{t('productDetail.sample')}</a>
      {soldByLot(product) && product.lots.length > 0 && <ByLotOnly />}
      {price && order.conversion && !soldByLot(product) && (
        <div className={styles.buy}>
          <CartForm productId={product.id} {...wish} formKey={formKey} />
          {mayBuy && (
            <LinkButton href={to.confirmOrder({ productId: product.id, ...wish })} block>
              {t('productDetail.buyNow')}
            </LinkButton>
          )}
        </div>
      )}
      <CartOutcome />
      <div className={styles.aside}>
        <CompareCheckbox item={product} />
        {keep}
      </div>
      <PassOn mail={mail} />
    </section>
  )
}

/** How binding a price is, or why the buyer's company has one of its own. */
function PriceSource({ price }: Pick<ProductDetail, 'price'>) {
  const t = useT()
  if (!price?.own)
    return <p className={styles.note}>{t(price ? 'productDetail.priceNote' : 'productDetail.onEnquiryNote')}</p>
  const { name, nameEn, leftKg } = price.own
  return (
    <p className={styles.note}>
      {t('productDetail.own', { name: t.locale === 'zh-CN' ? name : nameEn })}
      {leftKg !== null && ` ${t('productDetail.ownLeft', { left: weight(t, leftKg) })}`}
    </p>
  )
}

function ByLotOnly() {
  const t = useT()
  return (
    <p className={styles.note}>
      <a href="#lots">{t('productDetail.byLotOnly')}</a>
    </p>
  )
}
