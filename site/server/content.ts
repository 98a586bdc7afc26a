import type { Undoers } from '#platform/office/audit/server/undo.ts'
import { documentUndoer } from '#platform/office/records/server/document.ts'
import { homePageDocument, siteDocument } from '#content/home/server/documents.ts'

export const contentUndoers: Undoers = {
  site: documentUndoer(siteDocument),
  homePage: documentUndoer(homePageDocument),
}
