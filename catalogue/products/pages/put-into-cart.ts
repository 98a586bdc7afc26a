import type { Visit } from '#platform/web/visit.ts'

/** What the page of a product does when its form is sent; the same form sent twice puts in once. */
export function putIntoCart({ api, form }: Visit & { form: FormData }) {
  const text = (name: string) => String(form.get(name) ?? '')
  return api.cart.add(
    {
      productId: text('productId'),
      lotId: text('lotId'),
      quantity: text('quantity'),
      unit: text('unit') as 'kg',
    },
    { idempotencyKey: text('key') || undefined },
  )
}

export type PutIntoCart = Awaited<ReturnType<typeof putIntoCart>>
