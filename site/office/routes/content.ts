import { office as at } from '#platform/contract/addresses/site.ts'
import type { PlainKey } from '#platform/texts/messages.ts'
import type { AdminEntry } from '#platform/office/entry.ts'
import { listedIn, page } from './entries.ts'

const listed = listedIn('content')

/** The four pages of a noun that editors look after. */
const records = (noun: typeof at.news, title: PlainKey): AdminEntry[] => [
  listed(noun, title, 'content.read', () => import('#platform/office/records/list-page.tsx')),
  page(noun.edit, title, 'content.edit', () => import('#platform/office/records/edit-page.tsx')),
  page(noun.versions, title, 'content.read', () => import('#platform/office/records/versions-page.tsx')),
  page(noun.preview, title, 'content.read', () => import('#platform/office/records/preview-page.tsx')),
]

export const contentPages: AdminEntry[] = [
  listed(at.homePage, 'adminContent.homeTitle', 'content.read', () => import('#content/home/office/home-page.tsx')),
  page(
    at.homePageVersions,
    'adminContent.homeTitle',
    'content.read',
    () => import('#content/home/office/versions-page.tsx'),
  ),
  ...records(at.news, 'adminContent.news'),
  ...records(at.cases, 'adminContent.cases'),
  ...records(at.exhibitions, 'adminContent.exhibitions'),
  ...records(at.articles, 'adminContent.articles'),
  ...records(at.banners, 'adminContent.banners'),
  ...records(at.partnerLinks, 'adminContent.partnerLinks'),
  ...records(at.groups, 'adminContent.groups'),
  ...records(at.shops, 'adminContent.shops'),
]
