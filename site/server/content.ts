import type { Undoers } from '#platform/office/audit/server/undo.ts'
import { documentUndoer } from '#platform/office/records/server/document.ts'
import { picturesIn } from '#platform/office/records/server/columns.ts'
import { homePageDocument, siteDocument } from '#content/home/server/documents.ts'
import { sql } from '#platform/server/database/sql.ts'
import { recordTables } from './record-tables.ts'

const ofRecords = picturesIn(Object.values(recordTables))
/** Where pictures of the site are shown, beside the rows that refer to them. */
export const pictureUses = {
  ...ofRecords,
  texts: sql`${ofRecords.texts}
    union all select content::text from newsletter_draft union all select content::text from newsletter`,
}

export const contentUndoers: Undoers = {
  site: documentUndoer(siteDocument),
  homePage: documentUndoer(homePageDocument),
}
