import { Refusal } from '#contract/errors.ts'
import type { demo } from '#contract/demo.ts'
import type { Handlers } from '#server/http/context.ts'
import { readInbox } from '#server/mail/inbox.ts'

export const demoHandlers: Handlers<typeof demo> = {
  inbox: (_, { db, config }) => {
    if (!config.demo) throw new Refusal('UNKNOWN_CALL')
    return readInbox(db)
  },
}
