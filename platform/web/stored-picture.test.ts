import { expect, test } from 'vitest'
import { widthsFor } from './stored-picture.tsx'

const stored = [320, 640, 960]

test('a picture of a fixed size offers what the sharpest screens show, and one that grows offers all', () => {
  expect(widthsFor('6.5rem', stored)).toEqual([320])
  expect(widthsFor('7rem', stored)).toEqual([320, 640])
  expect(widthsFor('96px', stored)).toEqual([320])
  expect(widthsFor('160px', stored)).toEqual([320, 640])
  expect(widthsFor('20rem', stored)).toEqual(stored)
  expect(widthsFor('40rem', stored)).toEqual(stored)
  expect(widthsFor('(max-width: 640px) 7rem, 22rem', stored)).toEqual(stored)
  expect(widthsFor('100vw', stored)).toEqual(stored)
})
