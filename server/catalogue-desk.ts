import type { Undoers } from './features/audit/undo.ts'
import { brandFinder, keptBrands } from './features/brands/keep-brand.ts'
import { brandHandlers } from './features/brands/operator-handlers.ts'
import { categoryFinder, keptCategories } from './features/categories/keep-category.ts'
import { categoryHandlers } from './features/categories/operator-handlers.ts'
import type { Finders } from './features/desk/find.ts'
import { importHandlers } from './features/imports/operator-handlers.ts'
import { keptParameters, parameterFinder } from './features/parameters/keep-parameter.ts'
import { parameterHandlers } from './features/parameters/operator-handlers.ts'
import { productDeskHandlers } from './features/products/operator-handlers.ts'
import { productFinder, productUndoer } from './features/products/remove-products.ts'
import { keptSubjects, subjectFinder } from './features/subjects/keep-subject.ts'
import { subjectHandlers } from './features/subjects/operator-handlers.ts'

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
