import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { pictures } from './contract.ts'
import { audit } from '../audit/server/audit.ts'
import type { Context } from '#platform/server/api/context.ts'
import { lockFocus, updateFocus } from './office-queries.ts'

export const moveFocus = ({ id, ...focus }: ParsedOf<typeof pictures.focus>, { db, operator }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const picture = await lockFocus(tx, operator, id)
    if (!picture) throw new Refusal('NOT_FOUND')
    const { src: title, ...before } = picture
    await updateFocus(tx, id, focus)
    await audit(tx, operator, { action: 'update', noun: 'picture', key: id, title, before, after: focus })
  })
