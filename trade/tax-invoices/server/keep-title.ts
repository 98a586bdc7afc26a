import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { InvoiceTitle, TitleInput } from '../contract.ts'
import { missingIn } from '../tax-invoice.ts'
import { findTitle, insertTitle, updateTitle } from './queries.ts'

const mostTitles = 50

function requireWhole(title: TitleInput) {
  const missing = missingIn(title)
  if (missing.length === 0) return
  const fields = Object.fromEntries(missing.map((field) => [field, `taxInvoices.enter_${field}`]))
  throw new Refusal('INVALID_INPUT', { fields })
}

export async function saveTitle(db: Db, memberId: number, title: TitleInput) {
  requireWhole(title)
  const saved = await insertTitle(db, memberId, title, mostTitles)
  if (!saved) throw new Refusal('TITLES_FULL')
  return saved
}

export async function changeTitle(db: Db, memberId: number, { id, ...title }: TitleInput & { id: number }) {
  requireWhole(title)
  if ((await updateTitle(db, memberId, id, title)) === 0) throw new Refusal('NOT_FOUND')
  return null
}

export async function getTitle(db: Db, memberId: number, id: number): Promise<InvoiceTitle> {
  const title = await findTitle(db, memberId, id)
  if (!title) throw new Refusal('NOT_FOUND')
  return title
}
