import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test('shows every page when there are few', () => {
  expect(pageWindow(2, 5)).toEqual([1, 2, 3, 4, 5])
  expect(pageWindow(1, 1)).toEqual([1])
  expect(pageWindow(1, 0)).toEqual([])
})

test('keeps the ends and two neighbours, with a gap on each side', () => {
  expect(pageWindow(10, 20)).toEqual([1, undefined, 8, 9, 10, 11, 12, undefined, 20])
})

test('shows a page rather than a gap of one', () => {
  expect(pageWindow(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(pageWindow(1, 5)).toEqual([1, 2, 3, 4, 5])
})

test('stays cheap with a great many pages', () => {
  expect(pageWindow(50_000, 100_000)).toHaveLength(9)
  expect(pageWindow(1, 100_000)).toEqual([1, 2, 3, undefined, 100_000])
})
