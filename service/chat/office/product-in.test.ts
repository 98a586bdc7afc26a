import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { productIn } from './product-in.ts'

test.each([
  [to.product(12), 12],
  ['https://www.example.com/product/detail?lang=en&id=12#lots', 12],
  [to.mobileProduct(3), 3],
  ['see /product/detail?id=12', undefined],
  [`${to.product.path}?id=12 is good`, undefined],
  [to.newsArticle(12), undefined],
])('%s is product %s', (text, id) => expect(productIn(text)).toBe(id))
