import type { RecordName } from '#platform/contract/addresses/record.ts'
import type { AdminEntry } from '#platform/office/entry.ts'
import type { RecordNoun } from '#platform/office/records/record.ts'
import { isInTables } from '#platform/office/records/table-calls.ts'
import { records } from '#site/records.ts'
import { listedIn, page, type File } from './entries.ts'

/** Pages of nouns that show more than the kit does. */
const own: Partial<Record<RecordName, { list?: File; edit?: File }>> = {
  aliases: { list: () => import('#catalogue/aliases/office/list-page.tsx') },
  brands: { list: () => import('#catalogue/brands/office/list-page.tsx') },
  categories: { list: () => import('#catalogue/categories/office/list-page.tsx') },
  contacts: {
    list: () => import('#identity/contacts/office/list-page.tsx'),
    edit: () => import('#identity/contacts/office/edit-page.tsx'),
  },
  crossReferences: { edit: () => import('#catalogue/cross-references/office/edit-page.tsx') },
  labels: { list: () => import('#catalogue/labels/office/list-page.tsx') },
  menu: { list: () => import('#identity/roles/office/menu-list-page.tsx') },
  operatorRoles: { list: () => import('#identity/operators/office/role-list-page.tsx') },
  parameters: {
    list: () => import('#catalogue/parameters/office/list-page.tsx'),
    edit: () => import('#catalogue/parameters/office/edit-page.tsx'),
  },
  shops: { edit: () => import('#catalogue/shops/office/edit-page.tsx') },
  subjects: { edit: () => import('#catalogue/subjects/office/edit-page.tsx') },
}
const usual = {
  list: () => import('#platform/office/records/record-list-page.tsx'),
  edit: () => import('#platform/office/records/record-edit-page.tsx'),
}

const some: Record<'import' | 'versions' | 'preview', File> = {
  import: () => import('#platform/office/records/record-import-page.tsx'),
  versions: () => import('#platform/office/records/versions-page.tsx'),
  preview: () => import('#platform/office/records/preview-page.tsx'),
}

/** The list and the form of every record noun; its table says who may open them. */
export const recordPages: AdminEntry[] = Object.entries<RecordNoun>(records).flatMap(([name, record]) => {
  const { at, section, key, texts, read, edit, versions, seenAt, single } = record
  const files = { ...usual, ...own[name as RecordName] }
  const title = `${texts}.title` as const
  return [
    { ...listedIn(section)(at, title, read, files.list), key, ofHouse: true },
    { ...page(at.edit, title, edit, files.edit), ofHouse: true, ...(!single && { adds: `${texts}.add` as const }) },
    ...(isInTables(record) ? [page(at.import, title, edit, some.import)] : []),
    ...(versions ? [page(at.versions, title, read, some.versions)] : []),
    ...(seenAt ? [page(at.preview, title, read, some.preview)] : []),
  ]
})
