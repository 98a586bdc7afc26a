import { useT } from '#platform/web/i18n.tsx'
import { usePageData } from '#platform/web/page.ts'
import { CartView } from './cart-view.tsx'
import { changeCart, loadCart } from './load-cart.ts'

export const loader = loadCart
export const action = changeCart

export default function CartPage() {
  const t = useT()
  return (
    <div className="stack">
      <h1>{t('cart.title')}</h1>
      <CartView items={usePageData<typeof loader>()} />
    </div>
  )
}
