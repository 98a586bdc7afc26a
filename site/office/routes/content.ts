import { office as at } from '#platform/contract/addresses/site.ts'
import type { AdminEntry } from '#platform/office/entry.ts'
import { listedIn, page } from './entries.ts'

const listed = listedIn('content')

export const contentPages: AdminEntry[] = [
  listed(at.homePage, 'adminContent.homeTitle', 'content.read', () => import('#content/home/office/home-page.tsx')),
  page(
    at.homePageVersions,
    'adminContent.homeTitle',
    'content.read',
    () => import('#content/home/office/versions-page.tsx'),
  ),
  listed(at.media, 'adminMedia.title', 'media.read', () => import('#platform/office/media/list-page.tsx')),
  page(at.mediaFile.picture, 'adminMedia.title', 'media.read', () => import('#platform/office/media/file-page.tsx')),
  page(at.mediaFile.document, 'adminMedia.title', 'media.read', () => import('#platform/office/media/file-page.tsx')),
]
