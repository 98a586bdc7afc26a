import type { SitePicture } from '#contract/operator/pictures.ts'
import { problemOf } from '#web/features/uploads/problem-of.ts'
import { useT } from '#web/lib/i18n.tsx'
import { useSending } from '#web/lib/use-sending.ts'
import { sendFile } from './send-file.ts'

export function usePictureUpload(onStored: (picture: SitePicture) => void) {
  const t = useT()
  return useSending<SitePicture>({
    problemOf: (file) => problemOf(file, 'picture', t),
    send: (file, options) => sendFile('pictures', 'upload', { file }, options),
    onStored,
  })
}
