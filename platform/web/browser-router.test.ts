import { afterEach, expect, test, vi } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { fakeWindow } from '#testing/fake-window.ts'
import { createBrowserRouter, placeOf, type OpenView } from './browser-router.ts'
import { unreached } from './outcome.ts'
import { errorView } from './open-view.ts'

afterEach(() => void vi.unstubAllGlobals())

const viewAt = (url: URL) => ({ place: placeOf(url), page: url.pathname + url.search })

/** A router whose pages are on the screen as soon as they are found. */
function start(at: string, open: OpenView = async ({ url }) => viewAt(url)) {
  const browser = fakeWindow(at)
  const router = createBrowserRouter(viewAt(new URL(at, 'http://site.test')), open)
  router.subscribe(() => router.settle())
  const shown = () => router.current().view
  return { browser, router, shown }
}

test('a link within the page and back again: the old place on the page', () => {
  const { browser, router } = start(to.news())
  browser.elements.set('terms', 900)
  browser.page.scrollY = 250
  router.rememberScroll()
  browser.jump('#terms')
  expect(browser.page.scrollY).toBe(900)
  expect(router.current().view.place.hash).toBe('#terms')
  browser.step(-1)
  expect(browser.page.scrollY).toBe(250)
  expect(router.current().view.place.hash).toBe('')
  browser.step(1)
  expect(browser.page.scrollY).toBe(900)
})

test('from a place on the page to another page and back twice: each place again', async () => {
  const { browser, router, shown } = start(to.news())
  browser.elements.set('terms', 900)
  browser.page.scrollY = 250
  router.rememberScroll()
  browser.jump('#terms')
  await router.navigate(to.shops())
  expect(browser.page.scrollY).toBe(0)
  browser.step(-1)
  await vi.waitFor(() => expect(shown().page).toBe(to.news()))
  expect(browser.page.scrollY).toBe(900)
  browser.step(-1)
  expect(browser.page.scrollY).toBe(250)
})

test('a fragment with a malformed escape opens its page at the top, or at the element of that name', async () => {
  const { browser, router, shown } = start(to.news())
  browser.page.scrollY = 250
  await router.navigate(`${to.shops()}#100%`)
  expect(shown().page).toBe(to.shops())
  expect(browser.page.scrollY).toBe(0)
  browser.elements.set('100%', 400)
  browser.elements.set('a b', 500)
  await router.navigate(`${to.cases()}#100%`)
  expect(browser.page.scrollY).toBe(400)
  await router.navigate(`${to.cases()}?x#a%20b`)
  expect(browser.page.scrollY).toBe(500)
})

test('back to a page that cannot be reached says so at its address, and trying again finds the old place', async () => {
  let offline = false
  const { browser, router, shown } = start(to.news(), async ({ url, pop }) =>
    offline ? (pop ? errorView(url, unreached) : undefined) : viewAt(url),
  )
  browser.page.scrollY = 300
  await router.navigate(to.shops())
  offline = true
  browser.step(-1)
  await vi.waitFor(() => expect(shown().error?.status).toBe(unreached))
  expect(browser.addressOf()).toBe(to.news())
  expect(shown().place.pathname).toBe(to.news())
  browser.page.scrollY = 0
  offline = false
  await router.navigate(location.href)
  expect(shown().page).toBe(to.news())
  expect(browser.page.scrollY).toBe(300)
  expect(browser.entries()).toEqual([to.news(), to.shops()])
})

test('a link that cannot be followed leaves page and address as they are', async () => {
  const { browser, router, shown } = start(to.news(), async () => undefined)
  await router.navigate(to.shops())
  expect(shown().page).toBe(to.news())
  expect(browser.entries()).toEqual([to.news()])
  expect(router.current().navigation.state).toBe('idle')
})

test('back and forward again before the page has come: the page on the screen stays', async () => {
  const late = Promise.withResolvers<void>()
  const asked: string[] = []
  const { browser, router, shown } = start(to.news(), async ({ url, pop }) => {
    asked.push(url.pathname)
    if (pop) await late.promise
    return viewAt(url)
  })
  await router.navigate(to.shops())
  browser.step(-1)
  await vi.waitFor(() => expect(asked).toEqual([to.shops(), to.news()]))
  browser.step(1)
  expect(router.current().navigation.state).toBe('idle')
  late.resolve()
  await new Promise(setImmediate)
  expect(shown().page).toBe(to.shops())
  expect(browser.addressOf()).toBe(to.shops())
})

test('whoever stays with an unsaved form keeps the address and the place on the page', async () => {
  const browser = fakeWindow('/list')
  let unsaved = false
  const router = createBrowserRouter(
    viewAt(new URL('http://site.test/list')),
    async ({ url }) => viewAt(url),
    async () => unsaved,
  )
  await router.navigate('/edit')
  unsaved = true
  const { state } = history
  browser.step(-1)
  await vi.waitFor(() => expect(browser.addressOf()).toBe('/edit'))
  expect(history.state).toEqual(state)
  expect(router.current().view.page).toBe('/edit')
})
