import { expect, test } from 'vitest'
import { drawAlone, DrawnText, inParts, placeOf } from './drawn-text.ts'

const [long, short] = [new DrawnText('x'.repeat(9_000)), new DrawnText('<b>short</b>')]

test('a page is given with its long parts as they are', () => {
  const html = inParts(() => `<p>${placeOf(long)}</p>${placeOf(short)}${placeOf(long)}`)
  expect(html).toEqual(['<p>', long, '</p><b>short</b>', long, ''])
  expect(html[1]).toBe(long)
})

test('a part that is drawn while a page is has its own parts within its text', () => {
  const html = inParts(() => `<p>${drawAlone(() => `<i>${placeOf(long)}</i>`).text}</p>`)
  expect(html).toEqual([`<p><i>${long.text}</i></p>`])
})

test('outside of a page there is nothing but text, also after a page that failed', () => {
  expect(() =>
    inParts(() => {
      throw new Error('broken')
    }),
  ).toThrow('broken')
  expect(placeOf(long)).toBe(long.text)
})
