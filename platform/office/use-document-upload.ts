import { useSending } from '#platform/web/use-sending.ts'
import type { StoredDocument } from './documents/contract.ts'
import { sendFile } from './send-file.ts'

/** Sends PDF files to the site, one after the other. */
export const useDocumentUpload = (onStored: (stored: StoredDocument) => void) =>
  useSending<StoredDocument>({
    send: (file, options) => sendFile('documents', 'upload', { file }, options),
    onStored,
  })
