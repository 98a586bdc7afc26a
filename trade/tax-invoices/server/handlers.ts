import type { Handlers } from '#platform/server/api/context.ts'
import type { taxInvoices } from '../contract.ts'
import { changeTitle, getTitle, saveTitle } from './keep-title.ts'
import { removeTitle, searchTitles } from './queries.ts'
import { requestInvoice, withdrawInvoice } from './request-invoice.ts'

export const taxInvoiceHandlers: Handlers<typeof taxInvoices> = {
  titles: (_, { db, caller }) => searchTitles(db, caller.memberId),
  title: ({ id }, { db, caller }) => getTitle(db, caller.memberId, id),
  saveTitle: (title, { db, caller }) => saveTitle(db, caller.memberId, title),
  updateTitle: (title, { db, caller }) => changeTitle(db, caller.memberId, title),
  removeTitle: async ({ id }, { db, caller }) => {
    await removeTitle(db, caller.memberId, id)
    return null
  },
  request: (wish, context) => requestInvoice(wish, context),
  withdraw: ({ id }, context) => withdrawInvoice(id, context),
}
