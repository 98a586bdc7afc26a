import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { fakeWindow } from '#testing/fake-window.ts'
import type { BrowserRouter } from './browser-router.ts'
import { followLinks } from './follow-links.ts'

const navigate = vi.fn<BrowserRouter['navigate']>()
const rememberScroll = vi.fn<() => void>()
const onOffline = vi.fn<() => void>()
let browser: ReturnType<typeof fakeWindow>

beforeEach(() => {
  vi.clearAllMocks()
  browser = fakeWindow(to.news({ page: 2 }))
  vi.stubGlobal('navigator', { onLine: true })
  followLinks({ navigate, rememberScroll } as unknown as BrowserRouter, { preload: () => undefined, onOffline })
})

afterEach(() => void vi.unstubAllGlobals())

function linkTo(address: string, { download = false, target = '', dataset = {} } = {}) {
  const { href, origin, protocol, pathname, search, hash } = new URL(address, location.href)
  return { href, origin, protocol, pathname, search, hash, target, dataset, hasAttribute: () => download }
}

/** Whether the browser was kept from following the link by itself. */
const follows = (link: object, init?: object) => browser.click(link, init).defaultPrevented

test('a link of this site becomes a navigation within it', () => {
  expect(follows(linkTo(to.shops()))).toBe(true)
  expect(navigate).toHaveBeenCalledWith('http://site.test/shop')
})

test('what a link asks of the browser stays with the browser', () => {
  expect(follows(linkTo(to.shops()), { ctrlKey: true })).toBe(false)
  expect(follows(linkTo(to.shops()), { button: 1 })).toBe(false)
  expect(follows(linkTo(to.shops(), { target: '_blank' }))).toBe(false)
  expect(follows(linkTo(to.shops(), { download: true }))).toBe(false)
  expect(follows(linkTo('/language/zh-CN', { dataset: { document: '' } }))).toBe(false)
  expect(follows(linkTo('https://elsewhere.test/'))).toBe(false)
  expect(navigate).not.toHaveBeenCalled()
})

test('a link to a place on the page is the browser’s own, once the place before it is remembered', () => {
  expect(follows(linkTo('#terms'))).toBe(false)
  expect(rememberScroll).toHaveBeenCalledOnce()
  expect(follows(linkTo(`${to.news()}#terms`))).toBe(true)
})

test('without a connection no link and no form leads to the browser’s own error page', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(follows(linkTo('/language/zh-CN', { dataset: { document: '' } }))).toBe(true)
  expect(follows(linkTo('https://elsewhere.test/'))).toBe(true)
  expect(browser.submit({ method: 'post', dataset: { document: '' } }).defaultPrevented).toBe(true)
  expect(onOffline).toHaveBeenCalledTimes(3)
  // These open nothing in this window.
  expect(follows(linkTo('mailto:sales@example.com'))).toBe(false)
  expect(follows(linkTo('#terms'))).toBe(false)
  expect(onOffline).toHaveBeenCalledTimes(3)
})
