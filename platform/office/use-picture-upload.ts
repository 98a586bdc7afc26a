import type { SitePicture } from './pictures/contract.ts'
import { problemOf } from '#platform/web/problem-of.ts'
import { useT } from '#platform/web/i18n.tsx'
import { showToast } from '#platform/ui/toast-list.ts'
import { useSending } from '#platform/web/use-sending.ts'
import { sendFile } from './send-file.ts'

export function usePictureUpload(onStored: (picture: SitePicture) => void) {
  const t = useT()
  return useSending<SitePicture & { knownAs?: string }>({
    problemOf: (file) => problemOf(file, 'picture', t),
    send: (file, options) => sendFile('pictures', 'upload', { file }, options),
    onStored: ({ knownAs, ...picture }) => {
      if (knownAs) showToast(t('adminMedia.known', { name: knownAs }))
      onStored(picture)
    },
  })
}
