import { office as at } from '#platform/contract/addresses/site.ts'
import type { AdminEntry } from '#platform/office/entry.ts'
import { adding, listedIn, page } from './entries.ts'

const listed = listedIn('service')

export const servicePages: AdminEntry[] = [
  listed(at.chat, 'adminChat.title', 'service.read', () => import('#service/chat/office/chat-page.tsx')),
  listed(
    at.newsletters,
    'adminNewsletters.title',
    'service.read',
    () => import('#service/subscriptions/office/list-page.tsx'),
  ),
  page(
    at.newsletter,
    'adminNewsletters.title',
    'service.read',
    () => import('#service/subscriptions/office/newsletter-page.tsx'),
  ),
  adding('adminNewsletters.add')(
    at.newsletters.edit,
    'adminNewsletters.title',
    'service.edit',
    () => import('#service/subscriptions/office/edit-page.tsx'),
  ),
  listed(
    at.broadcasts,
    'adminBroadcasts.title',
    'service.read',
    () => import('#service/broadcasts/office/list-page.tsx'),
  ),
  page(
    at.broadcast,
    'adminBroadcasts.title',
    'service.read',
    () => import('#service/broadcasts/office/broadcast-page.tsx'),
  ),
  adding('adminBroadcasts.add')(
    at.broadcasts.edit,
    'adminBroadcasts.title',
    'service.edit',
    () => import('#service/broadcasts/office/edit-page.tsx'),
  ),
  listed(
    at.officeHours,
    'adminChat.hoursTitle',
    'service.edit',
    () => import('#identity/contacts/office/hours-page.tsx'),
  ),
]
