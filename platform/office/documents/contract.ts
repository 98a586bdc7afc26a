import * as v from 'valibot'
import { Id } from '#platform/contract/fields.ts'
import { operatorPost } from '#platform/contract/office/endpoint.ts'
import { uploadLimits } from '#platform/contract/upload-rules.ts'

export const StoredDocument = v.object({ fileId: Id, name: v.string(), bytes: v.number() })
export type StoredDocument = v.InferOutput<typeof StoredDocument>

/** PDF files of the site. What names one is saved by its own noun. */
export const documents = {
  upload: operatorPost('/operator/documents/upload', {
    permission: 'own',
    fileBytes: uploadLimits.documentBytes,
    input: v.object({ file: v.file('uploads.chooseFile') }),
    output: StoredDocument,
  }),
}
