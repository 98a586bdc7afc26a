import { expect, test } from 'vitest'
import { PageFile } from '#platform/contract/enums.ts'
import { channelsOf, isBot, pageFileOf, productOf } from './channels.ts'

const none = { email: false, facebook: false, whatsapp: false, linkedin: false }

test.each([
  ['/', '', none],
  ['/', 'https://l.facebook.com/l.php', { ...none, facebook: true }],
  ['/', 'https://www.linkedin.com/feed', { ...none, linkedin: true }],
  ['/news', 'https://mail.google.com/mail', { ...none, email: true }],
  ['/?utm_source=whatsapp', 'https://www.linkedin.com/', { ...none, whatsapp: true }],
  ['/?utm_medium=Email&utm_source=newsletter', '', { ...none, email: true }],
  ['/', 'https://facebook.com.evil.example/', none],
  ['/', 'not an address', none],
])('%s from %s is counted for its channel', (url, referrer, channels) =>
  expect(channelsOf(url, referrer)).toEqual(channels),
)

test.each([
  ['/', PageFile.index],
  ['/?utm_source=x', PageFile.index],
  ['/product/detail?id=7', PageFile.productDetail],
  ['/mobile/productSearch', PageFile.productSearch],
  ['/shop', PageFile.shopList],
  ['/shop/about?id=1', PageFile.shopInfo],
  ['/newMaterial', null],
  ['/news/detail?id=2', PageFile.newDetail],
])('%s is page file %s', (url, file) => expect(pageFileOf(url)).toBe(file))

test('only a product page names a product, and only a possible id', () => {
  expect(productOf('/product/detail?id=42')).toBe(42)
  expect(productOf('/mobile/productDetail?id=42&x=1')).toBe(42)
  expect(productOf('/news/detail?id=42')).toBeNull()
  expect(productOf('/product/detail?id=99999999999')).toBeNull()
  expect(productOf('/product/detail?id=x')).toBeNull()
})

test('machines are distinguished from people', () => {
  expect(isBot('Mozilla/5.0 (compatible; Googlebot/2.1)')).toBe(true)
  expect(isBot('')).toBe(true)
  expect(isBot('Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537.36')).toBe(false)
})
