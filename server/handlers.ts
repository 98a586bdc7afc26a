import type { contract } from '#contract/index.ts'
import { authHandlers } from './features/auth/handlers.ts'
import { exhibitionHandlers } from './features/exhibitions/handlers.ts'
import { homeHandlers } from './features/home/handlers.ts'
import { letterHandlers } from './features/letters/handlers.ts'
import { memberHandlers } from './features/members/handlers.ts'
import { newsHandlers } from './features/news/handlers.ts'
import { referenceDataHandlers } from './features/reference-data/handlers.ts'
import { supportHandlers } from './features/support/handlers.ts'
import { uploadHandlers } from './features/uploads/handlers.ts'
import type { HandlersOf } from './http/serve-contract.ts'

export const handlers: HandlersOf<typeof contract> = {
  auth: authHandlers,
  exhibitions: exhibitionHandlers,
  home: homeHandlers,
  letters: letterHandlers,
  members: memberHandlers,
  news: newsHandlers,
  referenceData: referenceDataHandlers,
  support: supportHandlers,
  uploads: uploadHandlers,
}
