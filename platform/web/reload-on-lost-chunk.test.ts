import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeWindow } from '#testing/fake-window.ts'
import { lossOf, reloadOnLostChunk } from './reload-on-lost-chunk.ts'

const fetched = vi.fn<typeof fetch>()
let browser: ReturnType<typeof fakeWindow>

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  browser = fakeWindow('/')
  vi.stubGlobal('fetch', fetched.mockReset().mockResolvedValue(new Response('')))
  reloadOnLostChunk()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Answers why. */
function loseChunk() {
  const payload = new Error('Failed to fetch dynamically imported module')
  browser.page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  return lossOf(payload)
}

test('a lost chunk reloads the page', async () => {
  expect(await loseChunk()).toBe('outdated')
  expect(location.reload).toHaveBeenCalledOnce()
})

test('a second one within a minute is an error like others, later it reloads again', async () => {
  await loseChunk()
  vi.advanceTimersByTime(59_999)
  expect(await loseChunk()).toBe('broken')
  expect(location.reload).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1)
  expect(await loseChunk()).toBe('outdated')
  expect(location.reload).toHaveBeenCalledTimes(2)
})

test('without a connection nothing is reloaded, because the browser would show an error of its own', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await loseChunk()).toBe('offline')
  expect(location.reload).not.toHaveBeenCalled()
  expect(lossOf(new Error('another'))).toBeUndefined()
})
