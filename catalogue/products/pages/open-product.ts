import type { Visit } from '#platform/web/visit.ts'

/** Asking for a product is code that only the next one needs: the first page comes without. */
export async function openProduct(visit: Visit) {
  const { loadProduct } = await import('./load-product.ts')
  return loadProduct(visit)
}
