import type { Address } from '#platform/contract/addresses/address.ts'
import type { OperatorPermission } from '#platform/contract/office/permissions.ts'
import type { AdminEntry, Section } from '#platform/office/entry.ts'
import type { AdminVisit } from '#platform/office/visit.ts'
import type { PlainKey } from '#platform/texts/messages.ts'
import type { PageFile } from '#platform/web/page-file.ts'
import type { PageModule } from '#platform/web/page.ts'

export type File = PageFile<PageModule<AdminVisit>>

/** A page of the sign-in. */
export const door = ({ path }: Address, title: PlainKey, page: File): AdminEntry => ({
  path,
  layout: 'door',
  page,
  title,
})

export const page = (
  { path }: Pick<Address, 'path'>,
  title: PlainKey,
  permission: OperatorPermission,
  file: File,
): AdminEntry => ({
  path,
  layout: 'desk',
  page: file,
  title,
  permission,
})

/** A page that makes something new. */
export const adding =
  (adds: PlainKey) =>
  (...entry: Parameters<typeof page>): AdminEntry => ({ ...page(...entry), adds })

/** A page that the navigation lists. */
export const listedIn =
  (section: Section) =>
  (...entry: Parameters<typeof page>): AdminEntry => ({ ...page(...entry), section })
