import type { uploads } from '#contract/uploads.ts'
import type { Handlers } from '#server/http/context.ts'
import { storeUpload, storeUploadOfVisitor } from './store-upload.ts'

export const uploadHandlers: Handlers<typeof uploads> = {
  upload: (sent, context) => storeUpload(sent, context),
  uploadAsVisitor: (sent, context) => storeUploadOfVisitor(sent, context),
}
