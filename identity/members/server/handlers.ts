import { Refusal } from '#platform/contract/errors.ts'
import type { members } from '../contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { getMenu } from '#identity/roles/server/get-menu.ts'
import { findMember, findProfile } from './queries.ts'
import { updateByGlobal, updateProfile } from './update-profile.ts'

const found = <Row>(row: Row | undefined): Row => {
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

export const memberHandlers: Handlers<typeof members> = {
  info: async (_, { db, caller }) => ({
    ...found(await findMember(db, caller.memberId)),
    permissions: [...caller.permissions],
  }),
  menu: (_, context) => getMenu(context),
  profile: async (_, { db, caller }) => found(await findProfile(db, caller.memberId)),
  update: (person, context) => updateProfile(person, context),
  updateByGlobal: (form, context) => updateByGlobal(form, context),
}
