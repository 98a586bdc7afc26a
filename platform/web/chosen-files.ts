import { fileSize } from '#platform/texts/format.ts'
import type { Translate } from '#platform/texts/messages.ts'
import type { SendingState } from './use-sending.ts'
import type { ChosenFile } from '#platform/ui/file-input.tsx'

interface Stored {
  id: number
  name: string
  size: number
}

/** The files that have arrived, as the list of chosen files shows them. */
export const arrived = (stored: readonly Stored[], t: Translate, remove: (id: number) => void): ChosenFile[] =>
  stored.map(({ id, name, size }) => ({
    key: String(id),
    name,
    note: fileSize(size),
    removeLabel: t('uploads.remove', { name }),
    onRemove: () => remove(id),
  }))

/** The file that is being sent or was refused, as the list of chosen files shows it. */
export const underWay = (state: SendingState | undefined, t: Translate, cancel: () => void): ChosenFile[] =>
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
