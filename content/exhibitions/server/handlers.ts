import type { exhibitions } from '../contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { searchExhibitions } from './queries.ts'

export const exhibitionHandlers: Handlers<typeof exhibitions> = {
  list: (paging, { db }) => searchExhibitions(db, paging),
}
