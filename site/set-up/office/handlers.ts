import type { setUp } from './contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { searchItems } from './item-queries.ts'
import { testMail, testSms } from './send-test.ts'

export const setUpHandlers: Handlers<typeof setUp> = {
  list: (_, { db, config }) => searchItems(db, config),
  testMail: ({ email }, context) => testMail(email, context),
  testSms: ({ mobile }, context) => testSms(mobile, context),
}
