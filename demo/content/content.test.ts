import { describe, expect, test } from 'vitest'
import { countries } from '#site/first-start/server/places/countries.ts'
import { bannerNames } from '../pictures/draw-banner.ts'
import { pictureKeys } from '../pictures/pictures.ts'
import { cases, news } from './content.ts'
import { exhibitions } from './exhibitions.ts'
import { caseGroups, newsGroups } from './groups.ts'
import { banners, homeLabels, partnerLinks } from './site.ts'

const han = /\p{Script=Han}/u
const allowed = /^<\/?(p|h2|ul|li|table|thead|tbody|tr|th|td|blockquote|strong|em)>$/
const articles = [...news, ...cases]
const isDay = (day: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/).length
const unique = (values: readonly string[]) => new Set(values).size === values.length

function faultsOfHtml(html: string) {
  const tags = html.match(/<[^>]*>/g) ?? []
  const open: string[] = []
  const faults = tags.filter((tag) => !allowed.test(tag))
  for (const tag of tags) {
    const name = tag.replace(/[</>]/g, '')
    if (!tag.startsWith('</')) open.push(name)
    else if (open.pop() !== name) faults.push(`${tag} closes nothing`)
  }
  const text = html.replace(/<\/?[a-z0-9]+>/g, '')
  return [...faults, ...open, ...(text.match(/[<>]|&(?!amp;|lt;|gt;)/g) ?? [])]
}

test('the promised number of everything is there', () => {
  expect([news.length, cases.length, exhibitions.length]).toEqual([60, 24, 8])
  expect([newsGroups.length, caseGroups.length, homeLabels.length, partnerLinks.length]).toEqual([6, 6, 14, 8])
  expect(banners.map((banner) => banner.place).toSorted()).toEqual(['home', 'home', 'home', 'home', 'shop', 'shop'])
})

test('codes are unique and fit for an address', () => {
  const codes = [...articles, ...exhibitions].map(({ code }) => code)
  expect(unique(codes)).toBe(true)
  expect(codes.filter((code) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code))).toEqual([])
  expect(unique(articles.flatMap(({ titleEn }) => titleEn ?? []))).toBe(true)
})

test('every group has articles', () => {
  expect(newsGroups.filter(({ code }) => !news.some(({ group }) => group === code))).toEqual([])
  expect(caseGroups.map(({ code }) => cases.filter(({ group }) => group === code).length)).toEqual([4, 4, 4, 4, 4, 4])
})

test('every picture named exists, and every picture drawn is named', () => {
  const named = new Set<string>([...articles, ...exhibitions].map(({ picture }) => picture))
  expect([...named].filter((key) => !pictureKeys.some((known) => known === key))).toEqual([])
  expect(pictureKeys.filter((key) => !named.has(key))).toEqual([])
  expect(banners.map(({ picture }) => picture).toSorted()).toEqual(bannerNames.toSorted())
})

test('seven news are in one language only, some each way, and as a whole', () => {
  const english = articles.filter(({ titleZh }) => titleZh === null)
  const chinese = articles.filter(({ titleEn }) => titleEn === null)
  expect([english.length, chinese.length]).toEqual([3, 4])
  expect(cases.filter(({ titleEn, titleZh }) => !titleEn || !titleZh)).toEqual([])
  for (const item of articles) {
    expect(new Set([item.titleEn, item.summaryEn, item.bodyEn].map(Boolean)).size, item.code).toBe(1)
    expect(new Set([item.titleZh, item.summaryZh, item.bodyZh].map(Boolean)).size, item.code).toBe(1)
  }
})

describe.each(articles.map((item) => [item.code, item] as const))('%s', (_, item) => {
  test('is written in the language it claims', () => {
    const english = [item.titleEn, item.summaryEn, item.bodyEn].flatMap((text) => text ?? [])
    const chinese = [item.titleZh, item.summaryZh, item.bodyZh].flatMap((text) => text ?? [])
    // One Chinese term may be quoted in an English sentence, no more.
    expect(english.filter((text) => (text.match(/\p{Script=Han}/gu)?.length ?? 0) > 4)).toEqual([])
    expect(chinese.filter((text) => !han.test(text))).toEqual([])
  })

  test('is clean HTML of a readable length', () => {
    expect([item.bodyEn, item.bodyZh].flatMap((body) => faultsOfHtml(body ?? ''))).toEqual([])
    if (item.bodyEn) expect(words(item.bodyEn)).toBeGreaterThanOrEqual(100)
    if (item.bodyEn) expect(words(item.bodyEn)).toBeLessThanOrEqual(220)
    if (item.bodyZh) expect(item.bodyZh.length).toBeGreaterThan(180)
  })

  test('was published in the fourteen months before November 2026', () => {
    expect(isDay(item.date)).toBe(true)
    expect(item.date >= '2025-09-01' && item.date < '2026-11-01').toBe(true)
  })
})

test.each(exhibitions)('$nameEn has a place and a time', (fair) => {
  expect(isDay(fair.startDate) && isDay(fair.endDate) && fair.startDate <= fair.endDate).toBe(true)
  expect(['2026', '2027']).toContain(fair.startDate.slice(0, 4))
  expect(countries().some(({ code }) => code === fair.country)).toBe(true)
  expect(
    [fair.cityZh, fair.nameZh, fair.venueZh, fair.descriptionZh].filter(
      (text) => !han.test(text) && !/Tüyap/.test(text),
    ),
  ).toEqual([])
  expect([fair.descriptionEn, fair.descriptionZh].flatMap(faultsOfHtml)).toEqual([])
})

test('banners, links and labels are bilingual', () => {
  const entries = [...newsGroups, ...caseGroups, ...homeLabels, ...partnerLinks]
  expect(entries.filter(({ nameEn, nameZh }) => han.test(nameEn) || !han.test(nameZh))).toEqual([])
  expect(banners.filter((banner) => han.test(banner.titleEn) || !han.test(banner.titleZh + banner.subtitleZh))).toEqual(
    [],
  )
  expect(banners.filter(({ url }) => !url.startsWith('/'))).toEqual([])
  expect(partnerLinks.filter(({ url }) => !/^https:\/\/[a-z-]+\.example$/.test(url))).toEqual([])
})
