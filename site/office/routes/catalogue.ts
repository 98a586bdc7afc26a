import { office as at } from '#platform/contract/addresses/site.ts'
import type { AdminEntry } from '#platform/office/entry.ts'
import { adding, listedIn, page } from './entries.ts'

const listed = listedIn('catalogue')

export const cataloguePages: AdminEntry[] = [
  listed(at.products, 'adminProducts.title', 'products.read', () => import('#catalogue/products/office/list-page.tsx')),
  adding('adminProducts.add')(
    at.products.edit,
    'adminProducts.title',
    'products.edit',
    () => import('#catalogue/products/office/edit-page.tsx'),
  ),
  page(
    at.productPreview,
    'adminProducts.title',
    'products.edit',
    () => import('#catalogue/products/office/preview-page.tsx'),
  ),
  listed(at.imports, 'adminImports.title', 'products.edit', () => import('#catalogue/imports/office/list-page.tsx')),
  page(
    at.changeProducts,
    'adminImports.changePreview',
    'products.edit',
    () => import('#catalogue/imports/office/change-page.tsx'),
  ),
  adding('adminImports.add')(
    at.newImport,
    'adminImports.newTitle',
    'products.edit',
    () => import('#catalogue/imports/office/new-page.tsx'),
  ),
  page(at.importRun, 'adminImports.title', 'products.edit', () => import('#catalogue/imports/office/import-page.tsx')),
]
