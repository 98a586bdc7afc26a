import { Refusal } from '#platform/contract/errors.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { conflict } from '#platform/office/audit/server/conflict.ts'
import type { Context } from '#platform/server/api/context.ts'
import { countReaders, findOwnAddress, lockDrafts, markDraftSent } from './draft-queries.ts'
import { lockUnsent, noun, titleOf } from './keep-draft.ts'
import { postTest } from '../server/newsletter-mail.ts'
import { startNewsletter } from '../server/send-newsletter.ts'

/** To whoever asks, in every language that it is written in. */
export const testDraft = (id: number, { db, config, operator }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const draft = await lockUnsent(tx, id)
    const own = await findOwnAddress(tx, operator.operatorId)
    if (!own) throw new Refusal('NOT_FOUND')
    if (draft.content.subject) await postTest(tx, own.email, 'zh-CN', draft.content, config)
    if (draft.content.subjectEn) await postTest(tx, own.email, 'en-US', draft.content, config)
    return audit(tx, operator, { action: 'test', noun, key: id, title: titleOf(draft) })
  })

/** Once: a repeat finds it sent and changes nothing. */
export const sendDraft = (
  { id, version }: { id: number; version: number },
  { db, config, operator, locale }: Context<'operator'>,
) =>
  db.transaction(async (tx) => {
    const [draft] = await lockDrafts(tx, [id])
    if (!draft) throw new Refusal('NOT_FOUND')
    if (draft.newsletterId !== null) return { changeId: operator.changeId }
    if (draft.version !== version) throw await conflict(tx, noun, id, locale)
    const readers = await countReaders(tx, draft.productCatalog)
    if (readers === 0) throw new Refusal('FORBIDDEN', { says: 'adminNewsletters.nobody' })
    const { key, productCatalog, content } = draft
    const { id: newsletterId } = await startNewsletter(tx, { key, productCatalog, ...content }, config)
    await markDraftSent(tx, id, newsletterId)
    return audit(tx, operator, { action: 'send', noun, key: id, title: titleOf(draft), after: { readers } })
  })
