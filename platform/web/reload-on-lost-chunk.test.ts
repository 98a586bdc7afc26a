import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnLostChunk } from './reload-on-lost-chunk.ts'

const reload = vi.fn<() => void>()
let page: EventTarget

beforeEach(() => {
  page = new EventTarget()
  const kept = new Map<string, string>()
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) })
  reload.mockClear()
  reloadOnLostChunk()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Answers whether the failure was taken care of. */
const loseChunk = () => !page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))

test('a lost chunk reloads the page', () => {
  expect(loseChunk()).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
})

test('a second one within a minute is an error like others, later it reloads again', () => {
  loseChunk()
  vi.advanceTimersByTime(59_999)
  expect(loseChunk()).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1)
  expect(loseChunk()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})
