import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useT } from '#platform/web/i18n.tsx'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { useOperatorApi } from '../api-context.ts'
import type { SitePicture } from '../pictures/contract.ts'
import type { MediaFile } from './contract.ts'
import styles from './media.module.css'

const limit = 24
const patienceMs = 250

interface PictureDialogProps {
  onClose(): void
  onChosen(picture: SitePicture): void
}

/** Pictures of the library by name, the newest first; arrows walk them, Enter takes one. */
export function PictureDialog({ onClose, onChosen }: PictureDialogProps) {
  const t = useT()
  const [search, setSearch] = useState('')
  const { files, total, problem, more } = useFound(search)
  const choose = ({ id, picture, alt, altEn }: MediaFile) => {
    if (!picture) return
    // While a dialog is open nothing behind it can be edited.
    flushSync(onClose)
    onChosen({ id, ...picture, alt, altEn })
  }
  return (
    <Dialog open size="lg" title={t('adminMedia.chooseTitle')} closeLabel={t('adminForm.close')} onClose={onClose}>
      <div className="stack tight">
        <TextInput
          icon="search"
          type="search"
          autoFocus
          value={search}
          placeholder={t('adminForm.search')}
          aria-label={t('adminForm.search')}
          onChange={({ target }) => setSearch(target.value)}
          // The form around must not be sent.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        {problem && <p role="alert">{problem}</p>}
        {files?.length === 0 && <p className="muted">{t('adminMedia.none')}</p>}
        <ul className={styles.grid}>
          {files?.map((file) => (
            <li key={file.id}>
              <button
                type="button"
                className={styles.choice}
                title={file.name}
                onClick={() => choose(file)}
                onKeyDown={walk}
              >
                {file.picture && <StoredPicture picture={file.picture} ratio="4:3" sizes="160px" />}
                <span>{file.name}</span>
              </button>
            </li>
          ))}
        </ul>
        {files && files.length < total && <Button onClick={more}>{t('adminMedia.more')}</Button>}
      </div>
    </Dialog>
  )
}

interface Found {
  search: string
  page: number
  files?: MediaFile[]
  total: number
  problem?: string
}

/** Asks once typing has paused; further pages follow the first. */
function useFound(search: string) {
  const api = useOperatorApi()
  const [found, setFound] = useState<Found>({ search: '', page: 1, total: 0 })
  const page = found.search === search ? found.page : 1
  const asked = useRef('')
  useEffect(() => {
    const key = (asked.current = `${page} ${search}`)
    const ask = async () => {
      try {
        const answer = await api?.media.list({ tab: 'picture', search, page, limit })
        if (!answer || asked.current !== key) return
        const { list, totalCount: total } = answer
        setFound(({ files = [] }) => ({ search, page, total, files: page === 1 ? list : [...files, ...list] }))
      } catch (error) {
        setFound({ search, page, total: 0, problem: (error as Error).message })
      }
    }
    const later = setTimeout(() => void ask(), search && page === 1 ? patienceMs : 0)
    return () => clearTimeout(later)
  }, [api, search, page])
  return { ...found, more: () => setFound((now) => ({ ...now, page: now.page + 1 })) }
}

/** From one picture to the next, also in the row above or below. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const all = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])]
  const inRow = all.filter(({ offsetTop }) => offsetTop === all[0]?.offsetTop).length
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -inRow, ArrowDown: inRow }[event.key]
  if (step === undefined) return
  event.preventDefault()
  all[all.indexOf(event.currentTarget as HTMLButtonElement) + step]?.focus()
}
