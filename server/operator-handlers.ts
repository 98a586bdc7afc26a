import type { operatorContract } from '#contract/operator/index.ts'
import { catalogueDeskHandlers, catalogueFinders, catalogueUndoers } from './catalogue-desk.ts'
import { contentDeskHandlers, contentFinders, contentUndoers } from './content.ts'
import { aliasHandlers } from './features/aliases/operator-handlers.ts'
import { aliasFinder, aliasUndoer } from './features/aliases/remove-aliases.ts'
import { auditHandlers } from './features/audit/operator-handlers.ts'
import { homePageHandlers, siteHandlers } from './features/home/operator-handlers.ts'
import type { Undoers } from './features/audit/undo.ts'
import type { Finders } from './features/desk/find.ts'
import { deskHandlers } from './features/desk/operator-handlers.ts'
import { labelFinder } from './features/labels/find-labels.ts'
import { labelHandlers } from './features/labels/operator-handlers.ts'
import { labelUndoer } from './features/labels/remove-labels.ts'
import { operatorFinder } from './features/operators/find-operator.ts'
import { operatorsHandlers, sessionHandlers } from './features/operators/operator-handlers.ts'
import { pictureHandlers } from './features/pictures/operator-handlers.ts'
import type { HandlersOf } from './http/serve-contract.ts'
import { salesDeskHandlers, salesFinders, salesUndoers } from './sales-desk.ts'
import { serviceDeskHandlers, serviceFinders, serviceUndoers } from './service-desk.ts'

/** What can be undone, and what the palette finds. */
const undoers: Undoers = {
  label: labelUndoer,
  alias: aliasUndoer,
  ...catalogueUndoers,
  ...contentUndoers,
  ...salesUndoers,
  ...serviceUndoers,
}
const finders: Finders = {
  label: labelFinder,
  alias: aliasFinder,
  operator: operatorFinder,
  ...catalogueFinders,
  ...contentFinders,
  ...salesFinders,
  ...serviceFinders,
}

export const operatorHandlers: HandlersOf<typeof operatorContract> = {
  ...catalogueDeskHandlers,
  ...contentDeskHandlers,
  ...salesDeskHandlers,
  ...serviceDeskHandlers,
  aliases: aliasHandlers,
  audit: auditHandlers(undoers),
  desk: deskHandlers(finders),
  homePage: homePageHandlers,
  labels: labelHandlers,
  operators: operatorsHandlers,
  pictures: pictureHandlers,
  session: sessionHandlers,
  site: siteHandlers,
}
