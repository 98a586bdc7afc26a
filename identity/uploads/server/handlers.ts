import type { uploads } from '../contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { storeUpload, storeUploadOfVisitor } from './store-upload.ts'

export const uploadHandlers: Handlers<typeof uploads> = {
  upload: (sent, context) => storeUpload(sent, context),
  uploadAsVisitor: (sent, context) => storeUploadOfVisitor(sent, context),
}
