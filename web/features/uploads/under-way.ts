import type { Translate } from '#i18n/messages.ts'
import type { ChosenFile } from '#web/ui/file-input.tsx'
import type { UploadState } from './use-upload.ts'

/** The file that is being sent or was refused, as the list of chosen files shows it. */
export const underWay = (state: UploadState | undefined, t: Translate, cancel: () => void): ChosenFile[] =>
  state
    ? [
        {
          key: 'file',
          name: state.name,
          note: state.error ?? t('uploads.percent', { percent: state.progress ?? 0 }),
          failed: state.error !== undefined,
          progress: state.error ? undefined : state.progress,
          removeLabel: state.error ? t('uploads.remove', { name: state.name }) : t('uploads.cancel'),
          onRemove: cancel,
        },
      ]
    : []
