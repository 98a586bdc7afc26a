import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localPath } from './local-path.ts'

describe('a path on this site', () => {
  test.each(['/', '/news?page=2#top', '/customer/home', '/%2f%2fevil.example', '/?next=https://evil.example', '/a//b'])(
    'stays %s',
    (path) => expect(localPath(path)).toBe(path),
  )

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/../..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'news',
    '',
    null,
    undefined,
    ['/a'],
    { startsWith: true },
  ])('is not %j', (wanted) => expect(localPath(wanted, '/fallback')).toBe('/fallback'))

  test('never leads elsewhere, whatever is wanted', () => {
    const signs = fc.constantFrom(
      '/',
      '\\',
      '.',
      '%2f',
      '%5c',
      ':',
      '@',
      '?',
      '#',
      'evil.example',
      'http',
      '\t',
      '\n',
      ' ',
      '\u3000',
    )
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 8 }), (parts) => {
        const target = new URL(localPath(parts.join('')), 'https://site.example/a/b')
        expect(target.origin).toBe('https://site.example')
      }),
      { numRuns: 2_000 },
    )
  })
})
