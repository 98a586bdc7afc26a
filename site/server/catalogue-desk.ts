import { aliasTable } from '#catalogue/aliases/office/table.ts'
import { brandHandlers } from '#catalogue/brands/office/handlers.ts'
import { brandTable } from '#catalogue/brands/office/table.ts'
import { categoryHandlers } from '#catalogue/categories/office/handlers.ts'
import { categoryTable } from '#catalogue/categories/office/table.ts'
import { importHandlers } from '#catalogue/imports/office/handlers.ts'
import { labelHandlers } from '#catalogue/labels/office/handlers.ts'
import { labelTable } from '#catalogue/labels/office/table.ts'
import { parameterTable } from '#catalogue/parameters/office/table.ts'
import { productDeskHandlers } from '#catalogue/products/office/handlers.ts'
import { productFinder, productUndoer } from '#catalogue/products/office/remove-products.ts'
import { subjectHandlers } from '#catalogue/subjects/office/handlers.ts'
import { subjectTable } from '#catalogue/subjects/office/table.ts'
import type { Undoers } from '#platform/office/audit/server/undo.ts'
import type { Finders } from '#platform/office/finder.ts'
import { findersOf, recordHandlers, undoersOf } from '#platform/office/records/server/record-handlers.ts'

const records = [aliasTable, brandTable, categoryTable, labelTable, parameterTable, subjectTable]

/** The catalogue in the back office. */
export const catalogueDeskHandlers = {
  aliases: recordHandlers(aliasTable),
  brands: brandHandlers,
  categories: categoryHandlers,
  imports: importHandlers,
  labels: labelHandlers,
  parameters: recordHandlers(parameterTable),
  products: productDeskHandlers,
  subjects: subjectHandlers,
}

export const catalogueUndoers: Undoers = {
  ...undoersOf(records),
  product: productUndoer,
}

export const catalogueFinders: Finders = {
  ...findersOf(records),
  product: productFinder,
}
