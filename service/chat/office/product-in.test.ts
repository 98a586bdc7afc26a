import { expect, test } from 'vitest'
import { productIn } from './product-in.ts'

test.each([
  ['/product/detail?id=12', 12],
  ['https://www.example.com/product/detail?lang=en&id=12#lots', 12],
  ['/mobile/productDetail?id=3', 3],
  ['see /product/detail?id=12', undefined],
  ['/product/detail?id=12 is good', undefined],
  ['/news/detail?id=12', undefined],
])('%s is product %s', (text, id) => expect(productIn(text)).toBe(id))
