// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { aboutUs } from '#site/first-start/server/articles/about.ts'
import { cases, news } from '#demo/content/content.ts'
import { exhibitions } from '#demo/content/exhibitions.ts'
import { accountHelp } from '#site/first-start/server/articles/help/accounts.ts'
import { buyingHelp } from '#site/first-start/server/articles/help/buying.ts'
import { goodsHelp } from '#site/first-start/server/articles/help/goods.ts'
import { orderHelp } from '#site/first-start/server/articles/help/orders.ts'
import { shippingHelp } from '#site/first-start/server/articles/help/shipping.ts'
import { privacy } from '#site/first-start/server/articles/legal/privacy.ts'
import { terms } from '#site/first-start/server/articles/legal/terms.ts'
import { sanitiseHtml } from '#platform/server/html/sanitise-html.ts'
import { readHtml, writeHtml } from './rich-text-html.ts'
import { richTextSchema } from './rich-text-schema.ts'

const opened = (html: string) => writeHtml(readHtml(richTextSchema, html))

describe('a text that is opened and saved', () => {
  const help = [...accountHelp, ...buyingHelp, ...goodsHelp, ...orderHelp, ...shippingHelp]
  const texts = [
    ...[...news, ...cases, ...help, privacy, terms, aboutUs].flatMap(({ bodyZh, bodyEn }) => [bodyZh, bodyEn]),
    ...exhibitions.flatMap(({ descriptionZh, descriptionEn }) => [descriptionZh, descriptionEn]),
  ].flatMap((text) => text ?? [])

  test('stays as it was, for every text of the demo', () => {
    expect(texts.length).toBeGreaterThan(150)
    const changed = texts.map(sanitiseHtml).filter((text) => sanitiseHtml(opened(text)) !== text)
    expect(changed).toEqual([])
  })

  test.each([
    ['<h2 id="s-terms">条款</h2><p>H<sub>2</sub>O，10<sup>3</sup><br />第二行</p><hr />'],
    ['<ul><li>一</li><li>two<ol><li>deep</li></ol></li></ul><ol><li><p>a</p><p>b</p></li></ol>'],
    ['<blockquote>Quoted</blockquote><blockquote><p>one</p><p>two</p></blockquote>'],
    ['<p><a href="https://a.example" rel="noopener nofollow">a <strong>bold</strong></a> <a href="#s-terms">b</a></p>'],
    ['<p>a <img src="/media/a-96.webp" alt="Sign" width="96" height="96" loading="lazy" /> b</p>'],
    [
      '<figure><img src="/media/a-960.webp" alt="Bags" width="960" height="640" loading="lazy" /><figcaption>On <em>pallets</em></figcaption></figure>',
    ],
    ['<figure><img src="/media/a-960.webp" alt="" width="960" height="640" loading="lazy" /></figure>'],
    [
      '<table><caption>牌号</caption><thead><tr><th scope="col" colspan="2">Grade</th></tr></thead>' +
        '<tbody><tr><th scope="row">MFR</th><td>12</td></tr><tr><td><p>a</p><p>b</p></td><td></td></tr></tbody></table>',
    ],
    ['<table><tbody><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>'],
  ])('stays as it was: %s', (html) => {
    expect(sanitiseHtml(html)).toBe(html)
    expect(sanitiseHtml(opened(html))).toBe(html)
  })

  test.each([
    ['<p></p>', ''],
    ['<p>text</p><p></p>', '<p>text</p>'],
    ['<h1>Title</h1><h4>Detail</h4>', '<h2>Title</h2><h3>Detail</h3>'],
    ['<p><a href="javascript:x()">text</a></p>', '<p>text</p>'],
    ['<p>a</p><img src="https://bad.example/x.png">', '<p>a</p>'],
  ])('is as the site can show it: %s', (html, shown) => expect(opened(html)).toBe(shown))
})
