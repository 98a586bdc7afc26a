import { hashOf } from './catalogue/chance.ts'
import type { Product } from './catalogue/product.ts'
import { drawMaterial, type MaterialView } from './pictures/materials/draw-material.ts'

const views: MaterialView[] = ['heap', 'close', 'dish']
const productsPerPicture = 25
const mostPerLook = 6

/** Products that look alike share pictures; the more of them, the more pictures they share. */
export function productLooks(products: readonly Product[]) {
  const looks = Map.groupBy(products, lookOf)
  const drawings: Record<string, () => string> = {}
  const keys = new Map<string, string>()
  for (const [look, alike] of looks) {
    const count = Math.min(Math.ceil(alike.length / productsPerPicture), mostPerLook)
    for (const product of alike) {
      const variant = hashOf(product.code, 'picture') % count
      const key = `${look}-${variant + 1}`
      keys.set(product.code, key)
      drawings[key] ??= () => draw(product, look, variant)
    }
  }
  return { drawings, keyOf: (product: Product) => keys.get(product.code) as string }
}

const lookOf = ({ form, colour, translucent }: Product) => `${form}-${colour.code}${translucent ? '-clear' : ''}`

const draw = ({ form, colour, translucent }: Product, look: string, variant: number) =>
  drawMaterial({
    form,
    colour: colour.hex,
    translucent,
    seed: (hashOf(look, 'seed') % 10_000) + variant,
    view: views[(hashOf(look, 'view') + variant) % views.length],
  })
