import { to } from '#platform/contract/to.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { decideInvoice, issueInvoice, knownInvoice, uploadInvoice } from './answer-invoice.ts'
import type { taxInvoices } from './contract.ts'
import { countInvoices, findInvoicesNamed, searchInvoices } from './queries.ts'
import type { Finder } from '#platform/office/finder.ts'

const none = { all: 0, requested: 0, issued: 0, rejected: 0, withdrawn: 0, voided: 0 }

export const deskTaxInvoiceHandlers: Handlers<typeof taxInvoices> = {
  list: (filter, { db }) => searchInvoices(db, filter),
  counts: async (_, { db }) => (await countInvoices(db)) ?? none,
  info: async ({ id }, { db }) => {
    const { file, ...invoice } = await knownInvoice(db, id)
    return { ...invoice, file: file && { ...file, url: to.office.file.attachment(file.id) } }
  },
  upload: (sent, context) => uploadInvoice(sent, context),
  issue: (input, context) => issueInvoice(input, context),
  reject: (input, context) => decideInvoice('reject', input, context),
  void: (input, context) => decideInvoice('void', input, context),
}

export const taxInvoiceFinder: Finder = { permission: 'invoices.issue', find: findInvoicesNamed }
