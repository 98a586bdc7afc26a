import type { UploadKind } from '#platform/contract/upload-kind.ts'
import type { Upload } from '../contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useSending } from '#platform/web/use-sending.ts'
import { problemOf } from '#platform/web/problem-of.ts'
import { uploadFile } from './upload-file.ts'

export function useUpload(kind: UploadKind, onStored: (upload: Upload) => void) {
  const t = useT()
  return useSending({
    problemOf: (file) => problemOf(file, kind, t),
    send: (file, options) => uploadFile(file, kind, options),
    onStored,
  })
}
