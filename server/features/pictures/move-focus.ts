import type { ParsedOf } from '#contract/endpoint.ts'
import { Refusal } from '#contract/errors.ts'
import type { pictures } from '#contract/operator/pictures.ts'
import { audit } from '#server/features/audit/audit.ts'
import type { Context } from '#server/http/context.ts'
import { lockFocus, updateFocus } from './operator-queries.ts'

export const moveFocus = ({ id, ...focus }: ParsedOf<typeof pictures.focus>, { db, operator }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const picture = await lockFocus(tx, id)
    if (!picture) throw new Refusal('NOT_FOUND')
    const { src: title, ...before } = picture
    await updateFocus(tx, id, focus)
    await audit(tx, operator, { action: 'update', noun: 'picture', key: id, title, before, after: focus })
  })
