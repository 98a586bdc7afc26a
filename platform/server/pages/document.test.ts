import { describe, expect, test } from 'vitest'
import { noAssets, type PageAssets } from './assets.ts'
import { documentOf, type DrawnPage } from './document.ts'
import { plainSettings } from '#testing/settings.ts'

const evil = '</script><!--<script>"\'&\u2028'
const plain = (await noAssets.of({ modules: [] })) satisfies PageAssets
const data = {
  settings: plainSettings,
  view: { place: { pathname: '/', search: '', hash: '' }, page: { name: evil } as unknown },
}
const page: DrawnPage = {
  locale: 'en-US',
  meta: {
    title: evil,
    description: evil,
    canonical: `https://site.example/?q=${evil}`,
    image: { url: `https://site.example/${evil}.jpg`, width: 1200, height: 630 },
    published: evil,
    jsonLd: { name: evil },
  },
  alternates: [{ locale: 'zh-CN', url: `https://cn.example/?q=${evil}` }],
  body: ['<p>body</p>'],
  sprite: '',
  data,
  json: JSON.stringify(data),
  modules: [],
}
const answer = { nonce: 'nonce', currency: 'USD' }
const html = documentOf(page, plain, answer).join('')

describe('a document', () => {
  test('lets no text out of its place', () => {
    expect(html.match(/<\/script>/g)).toHaveLength(2)
    expect(html.match(/<!--/g)).toBeNull()
    for (const [, value] of html.matchAll(/(?:content|href)="([^"]*)"/g)) expect(value).not.toMatch(/[<>]/)
    expect(html).toContain('<title>&lt;/script&gt;')
  })

  test('gives the browser the data as they are', () => {
    const written = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1]
    expect(JSON.parse(written ?? '')).toEqual(JSON.parse(JSON.stringify(data)))
  })

  test('says its language, and holds the page', () => {
    expect(html).toMatch(/^<!doctype html><html lang="en-US">/)
    expect(html).toContain('<div id="root"><p>body</p></div>')
  })

  test('says each thing once to those who share it, with the size of the picture', () => {
    const said = [...html.matchAll(/<meta (?:name|property)="([^"]+)"/g)].map(([, name]) => name)
    expect(new Set(said).size).toBe(said.length)
    expect(said).toEqual(expect.arrayContaining(['og:image', 'og:image:width', 'og:image:height', 'og:url']))
  })

  test('sends those who read neither language to the international site', () => {
    const alternates = [
      { locale: 'zh-CN', url: 'https://cn.example/' },
      { locale: 'en-US', url: 'https://en.example/' },
    ]
    const links = documentOf({ ...page, alternates }, plain, answer).join('')
    expect(links).toContain('hreflang="x-default" href="https://en.example/"')
    expect(html).not.toContain('x-default')
  })

  test('keeps search engines out only where asked to', () => {
    expect(html).not.toContain('robots')
    expect(documentOf({ ...page, meta: { title: 'x', noIndex: true } }, plain, answer).join('')).toContain(
      'content="noindex"',
    )
  })
})
