import { useT } from '#platform/web/i18n.tsx'
import { usePageData } from '#platform/web/page.ts'
import { CartView } from './cart-view.tsx'
import { changeCart, loadCart } from './load-cart.ts'
import { OrderSteps } from './order-steps.tsx'
import styles from './cart.module.css'

export const loader = loadCart
export const action = changeCart

/** The same cart as the first step of an order. */
export default function TradeCartPage() {
  const t = useT()
  return (
    <div className={`container stack ${styles.page}`}>
      <OrderSteps current={0} />
      <h1>{t('cart.title')}</h1>
      <CartView items={usePageData<typeof loader>()} />
    </div>
  )
}
