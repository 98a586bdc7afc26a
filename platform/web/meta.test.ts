import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import type { PageEntry } from '#platform/web/page-entry.ts'
import { metaOf } from './meta.ts'
import type { Meta, RootData, View } from './visit.ts'

const t = translatorFor('en-US')
const origin = 'https://site.example'
const page = () => Promise.reject(new Error('not opened'))
const entry: PageEntry = { path: to.news(), layout: 'common', page, title: 'news.title' }
const view: View = { place: { pathname: to.news(), search: '', hash: '' } }

describe('the head of a page', () => {
  test('has the title of the page, the name of the site and its own address', () => {
    const root = { site: { name: 'Harbour' }, member: null } as RootData
    expect(metaOf({ ...view, root, title: 'News' }, entry, { title: 'News' }, t, origin)).toMatchObject({
      title: 'News · Harbour',
      canonical: `${origin}${to.news()}`,
      description: expect.stringMatching(/\w/),
    })
  })

  test('has the words of the page before those', () => {
    const own: Meta = {
      title: 'An article',
      description: 'About it',
      canonical: to.newsArticle(1),
      image: { url: '/media/a.jpg', width: 4, height: 3 },
    }
    expect(metaOf({ ...view, title: own.title }, entry, own, t, origin)).toMatchObject({
      title: 'An article · PolyHarbor',
      description: 'About it',
      canonical: `${origin}${to.newsArticle(1)}`,
      image: { url: `${origin}/media/a.jpg`, width: 4, height: 3 },
    })
  })

  test('keeps search engines out of the pages of members', () => {
    expect(metaOf(view, { ...entry, access: 'customer' }, { title: 'News' }, t, origin).noIndex).toBe(true)
    expect(metaOf(view, entry, { title: 'News' }, t, origin).noIndex).toBeUndefined()
  })

  test.each([
    [404, 'This page could not be found · PolyHarbor'],
    [503, 'An unexpected error occurred. · PolyHarbor'],
  ])('of the error %i says what happened, and is not listed', (status, title) => {
    const failed = { ...view, error: { status, message: 'secret' } }
    expect(metaOf(failed, entry, undefined, t, origin)).toEqual({ title, noIndex: true })
  })
})
