import { ApiError } from '#platform/contract/client.ts'
import type { UploadKind } from '#platform/contract/upload-kind.ts'
import type { Upload } from '../contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useSending } from '#platform/web/use-sending.ts'
import { problemOf } from '#platform/web/problem-of.ts'

export function useUpload(kind: UploadKind, onStored: (upload: Upload) => void) {
  const t = useT()
  return useSending({
    problemOf: (file) => problemOf(file, kind, t),
    // Brought when it is used: a first load has no room for it.
    async send(file, options) {
      const loaded = await import('./upload-file.ts').catch(() => undefined)
      if (!loaded) throw new ApiError(0, { code: -1, msg: t('errors.noConnection'), data: null })
      return loaded.uploadFile(file, kind, options)
    },
    onStored,
  })
}
