import { aliasRecord } from '#catalogue/aliases/office/record.ts'
import { brandRecord } from '#catalogue/brands/office/record.ts'
import { categoryRecord } from '#catalogue/categories/office/record.ts'
import { labelRecord } from '#catalogue/labels/office/record.ts'
import { parameterRecord } from '#catalogue/parameters/office/record.ts'
import { subjectRecord } from '#catalogue/subjects/office/record.ts'
import { office as at } from '#platform/contract/addresses/site.ts'
import type { AdminEntry } from '#platform/office/entry.ts'
import { listedIn, page, recordsIn } from './entries.ts'

const listed = listedIn('catalogue')
const records = recordsIn('catalogue')

export const cataloguePages: AdminEntry[] = [
  listed(
    at.products,
    'adminProducts.title',
    'catalogue.read',
    () => import('#catalogue/products/office/list-page.tsx'),
  ),
  page(
    at.products.edit,
    'adminProducts.title',
    'catalogue.edit',
    () => import('#catalogue/products/office/edit-page.tsx'),
  ),
  listed(at.imports, 'adminImports.title', 'catalogue.edit', () => import('#catalogue/imports/office/list-page.tsx')),
  page(at.newImport, 'adminImports.newTitle', 'catalogue.edit', () => import('#catalogue/imports/office/new-page.tsx')),
  page(at.importRun, 'adminImports.title', 'catalogue.edit', () => import('#catalogue/imports/office/import-page.tsx')),
  ...records(
    brandRecord,
    () => import('#catalogue/brands/office/list-page.tsx'),
    () => import('#catalogue/brands/office/edit-page.tsx'),
  ),
  ...records(
    categoryRecord,
    () => import('#catalogue/categories/office/list-page.tsx'),
    () => import('#catalogue/categories/office/edit-page.tsx'),
  ),
  ...records(
    parameterRecord,
    () => import('#catalogue/parameters/office/list-page.tsx'),
    () => import('#catalogue/parameters/office/edit-page.tsx'),
  ),
  ...records(
    subjectRecord,
    () => import('#catalogue/subjects/office/list-page.tsx'),
    () => import('#catalogue/subjects/office/edit-page.tsx'),
  ),
  ...records(
    labelRecord,
    () => import('#catalogue/labels/office/list-page.tsx'),
    () => import('#catalogue/labels/office/edit-page.tsx'),
  ),
  ...records(
    aliasRecord,
    () => import('#catalogue/aliases/office/list-page.tsx'),
    () => import('#catalogue/aliases/office/edit-page.tsx'),
  ),
]
