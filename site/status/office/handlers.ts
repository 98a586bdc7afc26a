import type { Handlers } from '#platform/server/api/context.ts'
import { readStatus } from '../server/read-facts.ts'
import type { status } from './contract.ts'

export const statusHandlers: Handlers<typeof status> = {
  get: (_, { db, config }) => readStatus(config, db),
}
