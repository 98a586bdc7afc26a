import { expect, test } from 'vitest'
import { richMailHtml, richMailText } from './rich-mail.ts'

const origin = 'https://polyharbor.example'
const html =
  '<h2>New lots</h2><p>See <a href="/product/detail?id=1">T30S</a> &amp; more</p><ul><li>PP</li><li>PE</li></ul>' +
  '<figure><img src="/media/a-960.webp" width="960" height="500" alt="Bags"></figure>'

test('addresses work outside of the site, and tags carry their looks', () => {
  const mail = richMailHtml(html, origin)
  expect(mail).toContain('href="https://polyharbor.example/product/detail?id=1"')
  expect(mail).toContain('src="https://polyharbor.example/media/a-960.webp"')
  expect(mail).toContain('width="504"')
  expect(mail).toMatch(/<h2 style="[^"]+">New lots/)
})

test('nothing that runs and no foreign style gets through', () => {
  const mail = richMailHtml('<p style="position:fixed" onclick="x()">a<script>x()</script></p>', origin)
  expect(mail).not.toMatch(/script|onclick|fixed/)
})

test('plain text keeps paragraphs, lists and addresses', () => {
  expect(richMailText(html, origin)).toBe(
    'New lots\n\nSee T30S (https://polyharbor.example/product/detail?id=1) & more\n\n- PP\n- PE\n\nBags',
  )
})
