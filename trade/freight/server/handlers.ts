import type { Handlers } from '#platform/server/api/context.ts'
import type { freight } from '../contract.ts'
import { getLadder, listDestinations } from './get-ladder.ts'

export const freightHandlers: Handlers<typeof freight> = {
  ladder: (wanted, { db, caller }) => getLadder(db, wanted, caller?.memberId),
  destinations: (_, { db }) => listDestinations(db),
}
