import { useRef, useState } from 'react'
import { acceptPictures, uploadLimits } from '#platform/contract/upload-rules.ts'
import { fileSize } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/ui/avatar.tsx'
import { Button } from '#platform/ui/button.tsx'
import { ProgressBar } from '#platform/ui/progress-bar.tsx'
import { CropDialog } from './crop-dialog.tsx'
import styles from './uploads.module.css'
import { problemOf } from '#platform/web/problem-of.ts'
import { useUpload } from './use-upload.ts'

interface PictureFieldProps {
  /** Of the hidden control: the id of the new picture, `none` once it is removed, empty while nothing changed. */
  name: string
  label: string
  /** Whose picture it is; shown as initials where there is none. */
  person: string
  current: string | null
  error?: string
  disabled?: boolean
}

/** A picture of a person: chosen, cut to a square, sent at once, kept with the form that it stands in. */
export function PictureField({ name, label, person, current, error, disabled }: PictureFieldProps) {
  const t = useT()
  const [chosen, setChosen] = useState<{ id: number | 'none'; url: string | null }>()
  const [cropping, setCropping] = useState<ImageBitmap>()
  const { state, start, cancel, refuse } = useUpload('picture', ({ id, url }) => setChosen({ id, url }))
  const shown = chosen ? chosen.url : current

  const open = async (file: File) => {
    const problem = problemOf(file, 'picture', t)
    if (problem) return refuse(file.name, problem)
    // Through a bitmap: the page's policy allows no picture from memory.
    const picture = await createImageBitmap(file).catch(() => undefined)
    if (picture) setCropping(picture)
    else refuse(file.name, t('uploads.unreadable'))
  }
  return (
    <div className={styles.picture} role="group" aria-label={label}>
      <input type="hidden" name={name} value={chosen?.id ?? ''} />
      <Avatar size="lg" name={person} src={shown ?? undefined} />
      <div className="stack tight">
        {!disabled && (
          <PictureButtons
            hasPicture={Boolean(shown)}
            onFile={(file) => void open(file)}
            onRemove={() => setChosen({ id: 'none', url: null })}
          />
        )}
        <p className="muted">{t('uploads.pictureHint', { size: fileSize(uploadLimits.pictureBytes) })}</p>
        {state?.progress !== undefined && (
          <div className={styles.progress}>
            <ProgressBar
              label={t('uploads.uploading', { name: label })}
              value={state.progress}
              valueText={t('uploads.percent', { percent: state.progress })}
            />
            <Button size="sm" variant="quiet" onClick={cancel}>
              {t('uploads.cancel')}
            </Button>
          </div>
        )}
        <div role="alert">{(state?.error ?? error) && <p className={styles.error}>{state?.error ?? error}</p>}</div>
        <div role="status">{chosen?.url && <p>{t('uploads.pictureReady')}</p>}</div>
        <noscript>{t('uploads.needsScript')}</noscript>
      </div>
      {cropping && (
        <CropDialog
          picture={cropping}
          onClose={() => setCropping(undefined)}
          onUse={(part) => {
            setCropping(undefined)
            void start(part)
          }}
        />
      )}
    </div>
  )
}

interface PictureButtonsProps {
  hasPicture: boolean
  onFile: (file: File) => void
  onRemove: () => void
}

function PictureButtons({ hasPicture, onFile, onRemove }: PictureButtonsProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="cluster">
      <input
        ref={input}
        type="file"
        accept={acceptPictures}
        aria-label={t(hasPicture ? 'uploads.changePicture' : 'uploads.choosePicture')}
        tabIndex={-1}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <Button size="sm" icon="upload" onClick={() => input.current?.click()}>
        {t(hasPicture ? 'uploads.changePicture' : 'uploads.choosePicture')}
      </Button>
      {hasPicture && (
        <Button size="sm" variant="quiet" icon="trash" onClick={onRemove}>
          {t('uploads.removePicture')}
        </Button>
      )}
    </div>
  )
}
