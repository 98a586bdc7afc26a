import { useT } from '#web/lib/i18n.tsx'
import { usePageData } from '#web/lib/page.ts'
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
