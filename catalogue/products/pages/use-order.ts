import { to } from '#platform/contract/to.ts'
import type { ProductDetail } from '#catalogue/goods/product.ts'
import { useRewrite, useSearchParams } from '#platform/web/router.tsx'
import { amountOf, orderOf, readAsked, type Asked, type Order } from '#catalogue/goods/pages/order-quantity.ts'

export interface OrderState extends Order {
  asked: Asked
  ask(changes: Partial<Asked>): void
  enquiryHref: string
}

/** The quantity in the calculator. It lives in the address, so that a link, a reload and Back keep it. */
export function useOrder(product: ProductDetail): OrderState {
  const [query] = useSearchParams()
  const rewrite = useRewrite()
  const asked = readAsked(query, product)
  const order = orderOf(asked, product)
  return {
    ...order,
    asked,
    ask(changes) {
      const next = { ...asked, ...changes }
      const changed = new URLSearchParams(query)
      changed.set('quantity', next.typed)
      changed.set('unit', next.unit)
      rewrite(`?${changed}`)
    },
    enquiryHref: to.inquiry(
      order.conversion
        ? { productId: product.id, quantity: amountOf(asked.typed), unit: asked.unit }
        : { productId: product.id },
    ),
  }
}
