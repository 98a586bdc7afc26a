import type { Upload, UploadKind } from '#contract/uploads.ts'
import { useT } from '#web/lib/i18n.tsx'
import { useSending } from '#web/lib/use-sending.ts'
import { problemOf } from './problem-of.ts'
import { uploadFile } from './upload-file.ts'

export function useUpload(kind: UploadKind, onStored: (upload: Upload) => void) {
  const t = useT()
  return useSending({
    problemOf: (file) => problemOf(file, kind, t),
    send: (file, options) => uploadFile(file, kind, options),
    onStored,
  })
}
