import type { Handlers } from '#platform/server/api/context.ts'
import { choicesOf } from './choices-of.ts'
import type { notices } from './contract.ts'
import { saveChoices } from './queries.ts'

export const noticeHandlers: Handlers<typeof notices> = {
  choices: (_, context) => choicesOf(context),
  choose: async ({ choices }, { db, operator }) => {
    await saveChoices(db, operator.operatorId, choices)
    return null
  },
}
