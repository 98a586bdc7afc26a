import { Refusal } from '#contract/errors.ts'
import type { members } from '#contract/members.ts'
import type { Handlers } from '#server/http/context.ts'
import { getMenu } from './get-menu.ts'
import { findMember } from './queries.ts'

export const memberHandlers: Handlers<typeof members> = {
  info: async (_, { db, caller }) => {
    const member = await findMember(db, caller.memberId)
    if (!member) throw new Refusal('NOT_FOUND')
    return member
  },
  menu: (_, { db, caller }) => getMenu(db, caller.memberId),
}
