import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cases, news } from '#demo/content/content.ts'
import { exhibitions } from '#demo/content/exhibitions.ts'
import { allowedTags, sanitiseHtml } from './sanitise-html.ts'

describe('rich text', () => {
  test.each([
    ['<p>熔指 <strong>12 g/10min</strong>，5 &lt; 6 &amp; more</p>'],
    ['<h2 id="s-terms">1. Terms</h2><ul><li>one</li></ul>'],
    ['<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>'],
    ['<p><a href="/inquiry?key=PP">ask</a> <a href="#s-terms">above</a></p>'],
  ])('that is clean stays as it is: %s', (html) => expect(sanitiseHtml(html)).toBe(html))

  test.each([
    ['<script>alert(1)</script><p>text</p>', '<p>text</p>'],
    ['<style>p{}</style><p style="color:red" class="x" onclick="go()">text</p>', '<p>text</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="/media/../secret.webp">', ''],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<iframe src="https://bad.example"></iframe>', ''],
    ['<p><!-- note -->text</p>', '<p>text</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener nofollow">x</a>'],
    ['<a href="java\tscript:alert(1)">x</a>', '<a rel="noopener nofollow">x</a>'],
    ['<a href="data:text/html,x">x</a>', '<a rel="noopener nofollow">x</a>'],
    ['<a href="//bad.example">x</a>', '<a rel="noopener nofollow">x</a>'],
    ['<h2 id="page-data">x</h2>', '<h2>x</h2>'],
    ['<form action="/x"><input name="a"></form>', ''],
    ['<p>unclosed <strong>bold', '<p>unclosed <strong>bold</strong></p>'],
    ['5 < 6 & 7', '5 &lt; 6 &amp; 7'],
  ])('loses what does not belong there: %s', (dirty, clean) => expect(sanitiseHtml(dirty)).toBe(clean))

  test('links to other sites carry no recommendation', () =>
    expect(sanitiseHtml('<a href="https://a.example">a</a>')).toBe(
      '<a href="https://a.example" rel="noopener nofollow">a</a>',
    ))

  test('keeps pictures of our own, loaded when near', () =>
    expect(sanitiseHtml('<img src="/media/a/b-480.webp" alt="Bags" width="480" height="270">')).toBe(
      '<img src="/media/a/b-480.webp" alt="Bags" width="480" height="270" loading="lazy" />',
    ))

  test('comes out the same the second time, whatever came in', () => {
    const piece = fc.oneof(
      fc.constantFrom('<p>', '</p>', '<script>', '</script>', '<a href="javascript:x">', '<img src=x onerror=y>', '<b'),
      fc.constantFrom('<svg/onload=z>', '"', "'", '&lt;script&gt;', '<!--', '-->', '<h2 id="root">', ']]>'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const once = sanitiseHtml(pieces.join(''))
        expect(sanitiseHtml(once)).toBe(once)
        for (const [, tag = ''] of once.matchAll(/<\/?([a-z0-9]+)/gi)) expect(allowedTags).toContain(tag)
        expect(once.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]/)
      }),
    )
  })

  test('of the demo content passes unchanged', () => {
    const texts = [
      ...[...news, ...cases].flatMap(({ bodyZh, bodyEn }) => [bodyZh, bodyEn]),
      ...exhibitions.flatMap(({ descriptionZh, descriptionEn }) => [descriptionZh, descriptionEn]),
    ].flatMap((text) => text ?? [])
    expect(texts.length).toBeGreaterThan(100)
    expect(texts.filter((text) => sanitiseHtml(text) !== text)).toEqual([])
  })
})
