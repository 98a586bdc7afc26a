import cookies from '@fastify/cookie'
import Fastify from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { plainSettings } from '#testing/settings.ts'
import { testConfig } from '#testing/test-config.ts'
import { noAssets } from './assets.ts'
import { createPageCache } from './page-cache.ts'
import { servePages } from './pages.ts'

let [title, shared, drawn] = ['', true, 0]
const cache = createPageCache(1_000_000)
const app = Fastify()
await app.register(cookies)
app.decorateRequest('nonce', '')
servePages(app, {
  config: testConfig(),
  assets: noAssets,
  cache,
  sharedAt: () => true,
  personOf: async () => undefined,
  guestContextOf: async () => ({}) as never,
  contextOf: async () => ({}) as never,
  clientOf: () => ({}),
  isSignedIn: () => false,
  openPage: async ({ url: { pathname, search } }) => ({
    status: 200,
    shared,
    data: { settings: plainSettings, view: { place: { pathname, search, hash: '' }, page: { title } } },
    draw: () => ({
      locale: 'en-US',
      meta: { title },
      alternates: [],
      body: [`<p>drawing ${++drawn}</p>`],
      sprite: '',
      modules: [],
    }),
  }),
})
const show = async (url = '/') => /drawing \d+/.exec((await app.inject(url)).body)?.[0]

beforeEach(() => {
  ;[title, shared, drawn] = ['Prices', true, 0]
  cache.listening(false)
  cache.listening(true)
})

test('a page that shows the same after a change is read anew and not drawn again', async () => {
  await show()
  cache.notice('news')
  expect(await show()).toBe('drawing 1')
  title = 'Other prices'
  expect(await show()).toBe('drawing 1')
  cache.notice('news')
  expect(await show()).toBe('drawing 2')
})

test('another address is another page, whatever it shows', async () => {
  expect([await show('/?a'), await show('/?b'), await show('/?a')]).toEqual(['drawing 1', 'drawing 2', 'drawing 1'])
})

test('a page that nobody shares is drawn for each', async () => {
  shared = false
  expect([await show(), await show()]).toEqual(['drawing 1', 'drawing 2'])
})
