import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { newsletters } from './contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { titleIn } from '#platform/office/audit/server/titles.ts'
import { conflict } from '#platform/office/audit/server/conflict.ts'
import type { Undoer } from '#platform/office/audit/server/undo.ts'
import { findImage } from '#platform/office/audit/server/queries.ts'
import { partsOnTopOf } from '#platform/office/on-top-of.ts'
import { isShowable } from '#platform/office/pictures/hold-pictures.ts'
import { sanitiseHtml } from '#platform/server/html/sanitise-html.ts'
import type { Context } from '#platform/server/api/context.ts'
import { insertDraft, lockDrafts, removeDrafts, restoreDraft, updateDraft, type Draft } from './draft-queries.ts'
import type { NewsletterContent } from '../server/newsletter-queries.ts'

export const noun = 'newsletter'
export const titleOf = ({ content: { subject, subjectEn } }: Draft) => titleIn(subject, subjectEn)

const clean = (html: string | null) => (html === null ? null : sanitiseHtml(html))
async function contentOf(tx: Db, { subject, subjectEn, body, bodyEn, path }: NewsletterContent) {
  const content: NewsletterContent = { subject, subjectEn, body: clean(body), bodyEn: clean(bodyEn), path }
  for (const field of ['body', 'bodyEn'] as const)
    if (!(await isShowable(tx, content[field] ?? '')))
      throw new Refusal('INVALID_INPUT', { fields: { [field]: 'adminForm.pictureGone' } })
  return content
}

const noCatalogue = () => new Refusal('INVALID_INPUT', { fields: { productCatalog: 'subscriptions.chooseCatalogue' } })

/** What is sent stays as it was sent. */
export async function lockUnsent(tx: Db, id: number): Promise<Draft> {
  const [draft] = await lockDrafts(tx, [id])
  if (!draft) throw new Refusal('NOT_FOUND')
  if (draft.newsletterId !== null) throw new Refusal('FORBIDDEN', { says: 'adminNewsletters.sentAlready' })
  return draft
}

export const createDraft = (input: ParsedOf<typeof newsletters.create>, { db, operator }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const after = await insertDraft(tx, input.productCatalog, await contentOf(tx, input))
    if (!after) throw noCatalogue()
    const { id } = after
    return { id, ...(await audit(tx, operator, { action: 'create', noun, key: id, title: titleOf(after), after })) }
  })

export const saveDraft = (input: ParsedOf<typeof newsletters.update>, { db, operator, locale }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const { id, version, since } = input
    const before = await lockUnsent(tx, id)
    if (before.version !== version) throw await conflict(tx, noun, id, locale)
    const mine = { ...before, productCatalog: input.productCatalog, content: await contentOf(tx, input) }
    const base = since && (await findImage(tx, noun, id, since))
    const after = await updateDraft(tx, base ? partsOnTopOf(before, mine, base) : mine)
    if (!after) throw noCatalogue()
    return audit(tx, operator, { action: 'update', noun, key: id, title: titleOf(after), before, after })
  })

/** All of them or none. */
export const removeUnsent = (ids: number[], { db, operator }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const gone = await lockDrafts(tx, ids)
    if (gone.length === 0) throw new Refusal('NOT_FOUND')
    if ((await removeDrafts(tx, ids)) < gone.length)
      throw new Refusal('FORBIDDEN', { says: 'adminNewsletters.sentAlready' })
    const changes = gone.map((before) => ({ noun, key: before.id, title: titleOf(before), before }) as const)
    return audit(tx, operator, ...changes.map((change) => ({ ...change, action: 'delete' as const })))
  })

/** Drafts only: mail that has left does not come back. */
export const newsletterUndoer: Undoer = {
  permission: 'service.edit',
  async undo(tx, change) {
    const [before, after] = [change.before, change.after] as unknown as (Draft | null)[]
    const [now] = await lockDrafts(tx, [Number(change.key)])
    if (now?.newsletterId || now?.version !== after?.version) return false
    if (!before) return now ? (await removeDrafts(tx, [now.id])) === 1 : false
    if (!now) return (await restoreDraft(tx, before)) === 1
    return (await updateDraft(tx, before)) !== undefined
  },
}
