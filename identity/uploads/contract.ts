import * as v from 'valibot'
import { post } from '#platform/contract/endpoint.ts'
import { CookieId, Id } from '#platform/contract/fields.ts'
import { UploadKind } from '#platform/contract/upload-kind.ts'
import { uploadLimits } from '#platform/contract/upload-rules.ts'

export const Upload = v.object({
  id: Id,
  kind: UploadKind,
  name: v.string(),
  type: v.string(),
  size: v.number(),
  url: v.string(),
})
export type Upload = v.InferOutput<typeof Upload>

/** With the id of the visitor, whom the first file may have made. */
const VisitorUpload = v.object({ ...Upload.entries, cookieId: v.string() })
export type VisitorUpload = v.InferOutput<typeof VisitorUpload>

export const uploads = {
  upload: post('/oss/upload', {
    access: 'member',
    fileBytes: uploadLimits.documentBytes,
    input: v.object({ kind: v.optional(UploadKind, 'attachment'), file: v.file('uploads.chooseFile') }),
    output: Upload,
  }),
  /** Of who is not signed in: attachments alone, opened by a link that is signed for the day. */
  uploadAsVisitor: post('/common/oss/upload', {
    access: 'open',
    fileBytes: uploadLimits.documentBytes,
    input: v.object({ cookieId: CookieId, file: v.file('uploads.chooseFile') }),
    output: VisitorUpload,
  }),
}
