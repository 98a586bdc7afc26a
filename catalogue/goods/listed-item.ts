import { onceOfEach } from '#platform/contract/lasting.ts'
import type { UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import type { Price, ProductItem, Property } from './product.ts'
import { isPlainlyNamed } from './product-title.ts'

type ListedProperty = Pick<
  Property,
  'code' | 'name' | 'nameEn' | 'min' | 'typical' | 'max' | 'text' | 'unit' | 'condition'
> & {
  /** Where a table names it. */
  method?: Property['method']
  /** Its condition as each system reads it, where the page can show both. */
  at?: Record<UnitSystem, string>
}

/** What cards, rows and tables show of a product. */
export interface ListedItem extends Omit<
  ProductItem,
  'labelList' | 'minimumOrderKg' | 'shopId' | 'shopName' | 'shopNameEn' | 'keyProperties' | 'price'
> {
  keyProperties: ListedProperty[]
  price: Pick<Price, 'currency' | 'perTonneMinor' | 'own'> | null
}

/** For loaders, so that a page carries what it shows. */
export const asListed = onceOfEach((item: ProductItem): ListedItem => {
  const { labelList: _, minimumOrderKg: _1, shopId: _2, shopName: _3, shopNameEn: _4, price, ...shown } = item
  return {
    ...shown,
    ...(isPlainlyNamed(item) ? unnamed : { name: null, nameEn: null }),
    keyProperties: item.keyProperties.map(asListedProperty),
    price: price && { currency: price.currency, perTonneMinor: price.perTonneMinor, own: price.own },
  }
})

/** Of what its plain name takes the place. */
const unnamed = {
  productCategoryName: '',
  productCategoryNameEn: '',
  brandName: '',
  brandNameEn: '',
  seriesName: null,
  modelName: '',
}

const asListedProperty = (property: Property): ListedProperty => {
  const { code, name, nameEn, min, typical, max, text, unit, condition } = property
  return { code, name, nameEn, min, typical, max, text, unit, condition }
}

/** The same for tables, which say how each value was measured. */
export const asRow = (item: ProductItem): ListedItem => ({
  ...asListed(item),
  keyProperties: item.keyProperties.map((each) => ({ ...asListedProperty(each), method: each.method })),
})
