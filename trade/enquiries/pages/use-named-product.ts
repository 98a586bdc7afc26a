import { useState } from 'react'
import type { ProductItem } from '#catalogue/goods/product.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { useT } from '#platform/web/i18n.tsx'
import type { TypedLine } from '../typed-line.ts'

/** The product of a line: free words, or one of ours that was carried along or taken from the suggestions. */
export function useNamedProduct(line: TypedLine) {
  const t = useT()
  const [productName, setProductName] = useState(line.productName ?? '')
  const [productId, setProductId] = useState(line.productId ?? '')
  const [taken, setTaken] = useState(false)
  const take = (product: ProductItem) => {
    setProductId(String(product.id))
    setProductName(productTitle(product, t))
    setTaken(true)
  }
  // Another name is another product: the one that was carried along no longer applies.
  const rename = (name: string) => {
    setProductName(name)
    setProductId('')
    setTaken(false)
  }
  return { productName, productId, taken, take, rename }
}
