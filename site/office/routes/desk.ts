import { office as at } from '#platform/contract/addresses/site.ts'
import type { AdminEntry } from '#platform/office/entry.ts'
import { door, listedIn, page } from './entries.ts'

const listed = listedIn('desk')

export const deskPages: AdminEntry[] = [
  door(at.signIn, 'adminSession.signIn', () => import('#identity/operators/office/sign-in-page.tsx')),
  door(at.signInStage.code, 'adminSession.codeTitle', () => import('#identity/operators/office/code-page.tsx')),
  door(at.signInStage.enrol, 'adminSession.enrolTitle', () => import('#identity/operators/office/enrol-page.tsx')),
  door(at.invitation, 'adminSession.invitationTitle', () => import('#identity/operators/office/invitation-page.tsx')),
  door(at.signOut, 'adminSession.signOut', () => import('#identity/operators/office/sign-out-page.tsx')),
  listed(at.desk, 'adminDesk.title', 'own', () => import('#site/desk/office/desk-page.tsx')),
  page(at.account, 'adminSession.accountTitle', 'own', () => import('#identity/operators/office/account-page.tsx')),
  page(at.notices, 'adminNotices.title', 'own', () => import('#identity/letters/office/notices-page.tsx')),
  page(at.undo, 'adminForm.undoTitle', 'own', () => import('#site/desk/office/undo-page.tsx')),
]
