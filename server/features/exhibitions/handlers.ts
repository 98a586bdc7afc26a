import type { exhibitions } from '#contract/exhibitions.ts'
import type { Handlers } from '#server/http/context.ts'
import { searchExhibitions } from './queries.ts'

export const exhibitionHandlers: Handlers<typeof exhibitions> = {
  list: (paging, { db }) => searchExhibitions(db, paging),
}
