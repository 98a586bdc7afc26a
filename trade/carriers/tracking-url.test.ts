import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTrackingPattern, trackingUrl } from './tracking-url.ts'

test.for([
  ['https://track.example.com/?no={number}', true],
  ['https://track.example.com/{number}', true],
  ['http://track.example.com/{number}', false],
  ['javascript:alert({number})', false],
  ['https://{number}.example.com/', false],
  ['https://me@track.example.com/{number}', false],
  ['https://track.example.com/', false],
  ['//track.example.com/{number}', false],
] as const)('%s is a pattern: %s', ([text, is]) => {
  expect(isTrackingPattern(text)).toBe(is)
})

test('whatever number is typed, the link leads to the host of the carrier', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (number) => {
      const link = new URL(trackingUrl('https://track.example.com/p?no={number}&x=1', number) ?? '')
      expect([link.origin, link.pathname, link.searchParams.get('x')]).toEqual(['https://track.example.com', '/p', '1'])
      expect(link.searchParams.get('no')).toBe(number)
    }),
  )
})
