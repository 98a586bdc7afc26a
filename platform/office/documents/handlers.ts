import type { Handlers } from '#platform/server/api/context.ts'
import type { documents } from './contract.ts'
import { storeDocument } from './store-document.ts'

export const documentHandlers: Handlers<typeof documents> = {
  upload: ({ file }, context) => storeDocument(file, context),
}
