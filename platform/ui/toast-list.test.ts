import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToasts, dismissToast, onToastsChange, showToast } from './toast-list.ts'

const texts = () => currentToasts().map((toast) => toast.text)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  for (const toast of currentToasts()) dismissToast(toast.id)
  vi.useRealTimers()
})

test('a success disappears after 1500 ms', () => {
  showToast('Added to cart')
  vi.advanceTimersByTime(1499)
  expect(texts()).toEqual(['Added to cart'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('an error stays until it is dismissed', () => {
  showToast('No connection', 'error')
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['No connection'])
})

test('the same text is shown once, and three at most', () => {
  for (const text of ['a', 'b', 'b', 'c', 'd']) showToast(text, 'error')
  expect(texts()).toEqual(['b', 'c', 'd'])
})

test('listeners are called on changes until they unsubscribe', () => {
  const listener = vi.fn<() => void>()
  const unsubscribe = onToastsChange(listener)
  showToast('a', 'error')
  unsubscribe()
  showToast('b', 'error')
  expect(listener).toHaveBeenCalledTimes(1)
})
