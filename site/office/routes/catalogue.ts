import { to } from '#platform/contract/to.ts'
import type { AdminEntry } from '#platform/office/entry.ts'
import { listedIn, page } from './entries.ts'

const at = to.office
const listed = listedIn('catalogue')

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
  listed(at.brands, 'adminBrands.title', 'catalogue.read', () => import('#catalogue/brands/office/list-page.tsx')),
  page(at.brands.edit, 'adminBrands.title', 'catalogue.edit', () => import('#catalogue/brands/office/edit-page.tsx')),
  listed(
    at.categories,
    'adminCategories.title',
    'catalogue.read',
    () => import('#catalogue/categories/office/list-page.tsx'),
  ),
  page(
    at.categories.edit,
    'adminCategories.title',
    'catalogue.edit',
    () => import('#catalogue/categories/office/edit-page.tsx'),
  ),
  listed(
    at.parameters,
    'adminParameters.title',
    'catalogue.read',
    () => import('#catalogue/parameters/office/list-page.tsx'),
  ),
  page(
    at.parameters.edit,
    'adminParameters.title',
    'catalogue.edit',
    () => import('#catalogue/parameters/office/edit-page.tsx'),
  ),
  listed(
    at.subjects,
    'adminSubjects.title',
    'catalogue.read',
    () => import('#catalogue/subjects/office/list-page.tsx'),
  ),
  page(
    at.subjects.edit,
    'adminSubjects.title',
    'catalogue.edit',
    () => import('#catalogue/subjects/office/edit-page.tsx'),
  ),
  listed(at.labels, 'adminLabels.title', 'catalogue.read', () => import('#catalogue/labels/office/list-page.tsx')),
  page(at.labels.edit, 'adminLabels.title', 'catalogue.edit', () => import('#catalogue/labels/office/edit-page.tsx')),
  listed(at.aliases, 'adminAliases.title', 'catalogue.read', () => import('#catalogue/aliases/office/list-page.tsx')),
  page(
    at.aliases.edit,
    'adminAliases.title',
    'catalogue.edit',
    () => import('#catalogue/aliases/office/edit-page.tsx'),
  ),
]
