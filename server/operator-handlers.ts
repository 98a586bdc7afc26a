import type { operatorContract } from '#contract/operator/index.ts'
import { catalogueDeskHandlers, catalogueFinders, catalogueUndoers } from './catalogue-desk.ts'
import { contentDeskHandlers, contentFinders, contentUndoers } from './content.ts'
import { aliasHandlers } from './features/aliases/operator-handlers.ts'
import { aliasFinder, aliasUndoer } from './features/aliases/remove-aliases.ts'
import { auditHandlers } from './features/audit/operator-handlers.ts'
import { homePageHandlers, siteHandlers } from './features/home/operator-handlers.ts'
import type { Undoers } from './features/audit/undo.ts'
import { cannedAnswerUndoer } from './features/chat/canned-answers.ts'
import { chatDeskHandlers } from './features/chat/operator-handlers.ts'
import type { Finders } from './features/desk/find.ts'
import { deskHandlers } from './features/desk/operator-handlers.ts'
import { labelFinder } from './features/labels/find-labels.ts'
import { labelHandlers } from './features/labels/operator-handlers.ts'
import { labelUndoer } from './features/labels/remove-labels.ts'
import { operatorFinder } from './features/operators/find-operator.ts'
import { operatorsHandlers, sessionHandlers } from './features/operators/operator-handlers.ts'
import { pictureHandlers } from './features/pictures/operator-handlers.ts'
import type { HandlersOf } from './http/serve-contract.ts'
import { salesDeskHandlers, salesFinders } from './sales-desk.ts'

/** What can be undone, and what the palette finds. */
const undoers: Undoers = {
  cannedAnswer: cannedAnswerUndoer,
  label: labelUndoer,
  alias: aliasUndoer,
  ...catalogueUndoers,
  ...contentUndoers,
}
const finders: Finders = {
  label: labelFinder,
  alias: aliasFinder,
  operator: operatorFinder,
  ...catalogueFinders,
  ...contentFinders,
  ...salesFinders,
}

export const operatorHandlers: HandlersOf<typeof operatorContract> = {
  ...catalogueDeskHandlers,
  ...contentDeskHandlers,
  ...salesDeskHandlers,
  aliases: aliasHandlers,
  audit: auditHandlers(undoers),
  chat: chatDeskHandlers,
  desk: deskHandlers(finders),
  homePage: homePageHandlers,
  labels: labelHandlers,
  operators: operatorsHandlers,
  pictures: pictureHandlers,
  session: sessionHandlers,
  site: siteHandlers,
}
