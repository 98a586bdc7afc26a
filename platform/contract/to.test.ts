import { expect, test } from 'vitest'
import { recordAddress } from './addresses/record.ts'
import { to } from './to.ts'

test.each([
  [to.home(), '/'],
  [to.product(7), '/product/detail?id=7'],
  [to.product(7, { units: 'us', quantity: 3, unit: 'pallet' }), '/product/detail?id=7&units=us&quantity=3&unit=pallet'],
  [to.search({ key: 'PP', grade: 5 }), '/product/search?key=PP&grade=5'],
  [to.order(7, { do: 'return' }), '/customer/shopping/order?id=7&do=return'],
  [to.contactUs(), '/helpCenter/aboutUs#contact-us'],
  [to.inquiry({ productId: 7, quantity: '2.5', unit: 'MT' }), '/inquiry?productId=7&quantity=2.5&unit=MT'],
  [to.resetPassword('t'), '/auth/resetPwd?token=t'],
  [to.file.proforma(7, 'zh'), '/customer/order/7/proforma-zh.pdf'],
  [to.office.desk(), '/admin'],
  [to.office.order(7), '/admin/orders/order?id=7'],
  [to.office.orders({ tab: 'toConfirm' }), '/admin/orders?tab=toConfirm'],
  [to.office.editOf('labels'), '/admin/labels/edit'],
  [recordAddress('news').versions(7), '/admin/news/versions?id=7'],
])('%s is %s', (address, written) => expect(address).toBe(written))

test('a list gives its name once for each value, and what is not known is left out', () => {
  expect(to.compare({ ids: [3, 1] })).toBe('/product/compare?ids=3&ids=1')
  expect(to.news({ groupId: undefined, page: 2 })).toBe('/news?page=2')
})

test('an address within an address is escaped', () =>
  expect(to.signIn(to.search({ key: 'a&b' }))).toBe('/auth/login?backUrl=%2Fproduct%2Fsearch%3Fkey%3Da%2526b'))

test('a query that was sent is passed on as it is', () =>
  expect(to.search(new URLSearchParams('key=PP&range=mfr:1..2:g&own=1'))).toBe(
    '/product/search?key=PP&range=mfr%3A1..2%3Ag&own=1',
  ))
