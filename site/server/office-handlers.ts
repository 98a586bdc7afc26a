import type { operatorContract } from '#site/office-contract.ts'
import { catalogueDeskHandlers, catalogueFinders, catalogueUndoers } from './catalogue-desk.ts'
import { contentUndoers } from './content.ts'
import { auditHandlers } from '#platform/office/audit/server/handlers.ts'
import { homePageHandlers, siteHandlers } from '#content/home/office/handlers.ts'
import type { Undoers } from '#platform/office/audit/server/undo.ts'
import type { Finders } from '#platform/office/finder.ts'
import { documentHandlers } from '#platform/office/documents/handlers.ts'
import { deskHandlers } from '#site/desk/office/handlers.ts'
import { jobHandlers } from '#site/jobs/office/handlers.ts'
import { browserErrorDeskHandlers } from '#site/browser-errors/office/handlers.ts'
import { statusHandlers } from '#site/status/office/handlers.ts'
import { setUpHandlers } from '#site/set-up/office/handlers.ts'
import { operatorFinder } from '#identity/operators/office/find-operator.ts'
import { operatorsHandlers, sessionHandlers } from '#identity/operators/office/handlers.ts'
import { noticeHandlers } from '#identity/letters/office/handlers.ts'
import { securityEventHandlers } from '#identity/security-events/office/handlers.ts'
import { mediaUndoers } from '#platform/office/media/server/change-files.ts'
import { mediaHandlers } from '#platform/office/media/server/handlers.ts'
import type { Library } from '#platform/office/media/server/library.ts'
import { pictureHandlers } from '#platform/office/pictures/handlers.ts'
import type { HandlersOf } from '#platform/server/api/serve-contract.ts'
import { findersOf, handlersOfAll, undoersOf } from '#platform/office/records/server/record-handlers.ts'
import { records } from '#site/records.ts'
import { fileUses } from './place-queries.ts'
import { recordTables } from './record-tables.ts'
import { salesDeskHandlers, salesFinders, salesUndoers } from './sales-desk.ts'
import { serviceDeskHandlers, serviceUndoers } from './service-desk.ts'

const library: Library = {
  uses: fileUses,
  readers: {
    ...Object.fromEntries(Object.values(records).map(({ noun, read }) => [noun, read])),
    product: 'products.read',
    import: 'products.edit',
    order: 'sales.read',
    enquiry: 'sales.read',
    newsletter: 'service.read',
  },
}

/** What can be undone, and what the palette finds. */
const tables = Object.values(recordTables)
const undoers: Undoers = {
  ...undoersOf(tables),
  ...catalogueUndoers,
  ...contentUndoers,
  ...salesUndoers,
  ...serviceUndoers,
  ...mediaUndoers(library),
}
const finders: Finders = {
  ...findersOf(tables),
  operator: operatorFinder,
  ...catalogueFinders,
  ...salesFinders,
}

export const operatorHandlers: HandlersOf<typeof operatorContract> = {
  ...handlersOfAll<typeof records>(recordTables),
  ...catalogueDeskHandlers,
  ...salesDeskHandlers,
  ...serviceDeskHandlers,
  audit: auditHandlers(undoers),
  browserErrors: browserErrorDeskHandlers,
  desk: deskHandlers(finders),
  documents: documentHandlers,
  homePage: homePageHandlers,
  jobs: jobHandlers,
  media: mediaHandlers(library),
  notices: noticeHandlers,
  operators: operatorsHandlers,
  pictures: pictureHandlers,
  securityEvents: securityEventHandlers,
  session: sessionHandlers,
  setUp: setUpHandlers,
  site: siteHandlers,
  status: statusHandlers,
}
