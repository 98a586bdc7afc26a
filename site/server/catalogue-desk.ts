import { costHandlers } from '#catalogue/costs/office/handlers.ts'
import { importHandlers } from '#catalogue/imports/office/handlers.ts'
import { labelHandlers } from '#catalogue/labels/office/handlers.ts'
import { deskPriceHistoryHandlers } from '#catalogue/price-history/office/handlers.ts'
import { productDeskHandlers } from '#catalogue/products/office/handlers.ts'
import { productFinder, productUndoer } from '#catalogue/products/office/remove-products.ts'
import { stockMoveHandlers } from '#catalogue/warehouses/office/handlers.ts'
import { subjectHandlers } from '#catalogue/subjects/office/handlers.ts'
import type { Undoers } from '#platform/office/audit/server/undo.ts'
import type { Finders } from '#platform/office/finder.ts'

/** The catalogue in the back office. */
export const catalogueDeskHandlers = {
  costs: costHandlers,
  imports: importHandlers,
  labels: labelHandlers,
  priceHistory: deskPriceHistoryHandlers,
  products: productDeskHandlers,
  stockMoves: stockMoveHandlers,
  subjects: subjectHandlers,
}

export const catalogueUndoers: Undoers = { product: productUndoer }
export const catalogueFinders: Finders = { product: productFinder }
