import type { Undoers } from '#platform/office/audit/server/undo.ts'
import { brandFinder, keptBrands } from '#catalogue/brands/office/keep-brand.ts'
import { brandHandlers } from '#catalogue/brands/office/handlers.ts'
import { categoryFinder, keptCategories } from '#catalogue/categories/office/keep-category.ts'
import { categoryHandlers } from '#catalogue/categories/office/handlers.ts'
import type { Finders } from '#platform/office/finder.ts'
import { importHandlers } from '#catalogue/imports/office/handlers.ts'
import { keptParameters, parameterFinder } from '#catalogue/parameters/office/keep-parameter.ts'
import { parameterHandlers } from '#catalogue/parameters/office/handlers.ts'
import { productDeskHandlers } from '#catalogue/products/office/handlers.ts'
import { productFinder, productUndoer } from '#catalogue/products/office/remove-products.ts'
import { keptSubjects, subjectFinder } from '#catalogue/subjects/office/keep-subject.ts'
import { subjectHandlers } from '#catalogue/subjects/office/handlers.ts'

/** The catalogue in the back office. */
export const catalogueDeskHandlers = {
  brands: brandHandlers,
  categories: categoryHandlers,
  imports: importHandlers,
  parameters: parameterHandlers,
  products: productDeskHandlers,
  subjects: subjectHandlers,
}

export const catalogueUndoers: Undoers = {
  product: productUndoer,
  brand: keptBrands.undoer,
  category: keptCategories.undoer,
  parameter: keptParameters.undoer,
  subject: keptSubjects.undoer,
}

export const catalogueFinders: Finders = {
  product: productFinder,
  brand: brandFinder,
  category: categoryFinder,
  parameter: parameterFinder,
  subject: subjectFinder,
}
