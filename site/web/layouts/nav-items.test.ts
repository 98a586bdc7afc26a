import { expect, test } from 'vitest'
import { activeItem, currentOf, navItemsFor } from './nav-items.ts'

test.each([
  ['/', 0],
  ['/product/selfSupport', 1],
  ['/product/detail', 1],
  ['/shop', 2],
  ['/shop/about', 2],
  ['/newMaterial', 3],
  ['/case/detail', 4],
  ['/news/detail', 5],
  ['/product/search', -1],
  ['/shopping', -1],
])('on %s item %i is active', (path, item) => expect(activeItem(path)).toBe(item))

test('new materials and cases are for the Chinese site, news for the international one', () => {
  const hrefs = (locale: 'zh-CN' | 'en-US') => navItemsFor(locale).map(({ href }) => href)
  expect(hrefs('zh-CN')).toEqual(['/', '/product/selfSupport', '/shop', '/newMaterial', '/case'])
  expect(hrefs('en-US')).toEqual(['/', '/product/selfSupport', '/shop', '/news'])
})

test.each([
  ['/customer/shopping/enquiry', '/customer/shopping/enquiry', 'page'],
  ['/customer/shopping/quote', '/customer/shopping/enquiry', 'true'],
  ['/customer/shopping/quote', '/customer/shopping/order', undefined],
  ['/customer/PersonalCenter/receipAddress-add-or-update', '/customer/PersonalCenter/receipAddress', 'true'],
  ['/customer/PersonalCenter/accountSecurity-email', '/customer/PersonalCenter/accountSecurity', 'true'],
  ['/customer/PersonalCenter/comment/updatepassword-phone', '/customer/PersonalCenter/accountSecurity', 'true'],
  ['/customer/PersonalCenter/information', '/customer/PersonalCenter/info', undefined],
])('in the personal centre %s marks %s as %s', (path, item, says) => expect(currentOf(item, path)).toBe(says))
