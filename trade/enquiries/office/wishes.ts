/** One line of an enquiry as it stands in the form of the desk. */
export interface Wish {
  key: number
  productId: string
  lotId: string
  productName: string
  quantity: string
  unit: string
}

export const emptyWish = (key: number): Wish => ({
  key,
  productId: '',
  lotId: '',
  productName: '',
  quantity: '',
  unit: 'MT',
})

/** What was typed, from as many lines as the form had. */
export const wishesTyped = (typed: Record<string, string>): Wish[] =>
  Array.from({ length: Number(typed['lineCount'] ?? 0) }, (_, key) => {
    const of = (name: string) => typed[`lines.${key}.${name}`] ?? ''
    const productId = of('productId')
    return {
      key,
      productId,
      // A lot belongs to its product.
      lotId: productId ? of('lotId') : '',
      productName: of('productName'),
      quantity: of('quantity'),
      unit: of('unit') || 'MT',
    }
  })
