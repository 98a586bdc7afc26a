import { Refusal } from '#platform/contract/errors.ts'
import type { demo } from '../contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { readInbox } from './inbox.ts'

export const demoHandlers: Handlers<typeof demo> = {
  inbox: (_, { db, config }) => {
    if (!config.demo) throw new Refusal('UNKNOWN_CALL')
    return readInbox(db)
  },
}
