import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { browserOf, cleanError } from './clean-error.ts'

const stack = `TypeError: x
    at Object.show (https://site.example/assets/a1b2c3d.js:1:2345)
    at async https://site.example/product?id=7&token=secret:10:5
    at <anonymous>`
const told = (message: string, more: object = {}) => cleanError({ message, stack, page: '/product', ...more })

test('what is kept are the mistake and the places in our files', () => {
  expect(told("TypeError: Cannot read properties of undefined (reading 'name')")).toEqual({
    message: "TypeError: Cannot read properties of undefined (reading 'name')",
    stack: 'Object.show /assets/a1b2c3d.js:1:2345\n/product:10:5',
    page: '/product',
  })
  const firefox = 'show@https://site.example/assets/a1b2c3d.js:1:2345\n@https://site.example/assets/b.js:2:3'
  expect(told('x', { stack: firefox })?.stack).toBe('show /assets/a1b2c3d.js:1:2345\n/assets/b.js:2:3')
})

test.each([
  [
    `SyntaxError: Unexpected token 'J', "Jane typed"... is not valid JSON`,
    "SyntaxError: Unexpected token 'J', …... is not valid JSON",
  ],
  ['Error: jane@firm.example is taken', 'Error: … is taken'],
  ['Error: 13800138000 failed', 'Error: … failed'],
  ['TypeError: Failed to fetch https://site.example/assets/x.js?token=1', 'TypeError: Failed to fetch /assets/x.js'],
  ['Error: 王小明', 'Error: …'],
  ["Error: '#jane doe' is not a valid selector", 'Error: … is not a valid selector'],
  ['Error: a\nsecond line', 'Error: a'],
])('nobody’s words are kept: %s', (message, kept) => expect(told(message)?.message).toBe(kept))

test('a page is kept without its query, and what is no page is none', () => {
  expect(told('x', { page: `${to.search({ key: 'mine' })}#a` })?.page).toBe(to.search.path)
  expect(told('x', { page: 'javascript:alert(1)' })?.page).toBe('/')
})

test('what is not ours is dropped: extensions, foreign scripts', () => {
  expect(told('x', { stack: 'at a (chrome-extension://abc/x.js:1:2)' })).toBeUndefined()
  expect(told('Script error.', { stack: '' })).toBeUndefined()
})

test.each([
  ['Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36', 'Chrome 126'],
  ['Mozilla/5.0 (X11) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36 Edg/125.0', 'Edge 125'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1', 'Safari 17'],
  ['Mozilla/5.0 (X11; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox 127'],
  ['curl/8', ''],
])('%s is %s', (userAgent, name) => expect(browserOf(userAgent)).toBe(name))
