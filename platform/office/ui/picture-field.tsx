import { useState } from 'react'
import type { Picture } from '#platform/contract/picture.ts'
import { acceptPictures, uploadLimits } from '#platform/contract/upload-rules.ts'
import { fileSize } from '#platform/texts/format.ts'
import { ChoosePicture } from '../media/choose-picture.tsx'
import type { SitePicture } from '../pictures/contract.ts'
import { usePictureUpload } from '../use-picture-upload.ts'
import { underWay } from '#platform/web/chosen-files.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { FileInput } from '#platform/ui/file-input.tsx'
import { PictureFocus } from './picture-focus.tsx'
import styles from './picture-field.module.css'

interface PictureFieldProps {
  /** Of the hidden control that carries the picture's id. */
  name: string
  label: string
  saved: { id: number; picture: Picture } | undefined
  error?: string
  required?: boolean
}

/** A picture of the site: dropped or chosen, sent at once, with the spot that must stay visible. */
export function PictureField({ name, label, saved, error, required }: PictureFieldProps) {
  const t = useT()
  const [shown, setShown] = useState(saved)
  const show = ({ id, ...picture }: SitePicture) => setShown({ id, picture })
  const { state, start, cancel } = usePictureUpload(show)
  return (
    <div className={styles.field}>
      <input type="hidden" name={name} value={shown?.id ?? ''} />
      {shown && <PictureFocus key={shown.id} id={shown.id} picture={shown.picture} label={label} />}
      <div className={styles.choose}>
        <Field
          label={label}
          hint={t('uploads.pictureHint', { size: fileSize(uploadLimits.pictureBytes) })}
          error={error}
          required={required}
        >
          <FileInput
            accept={acceptPictures}
            prompt={shown ? t('adminContent.replacePicture') : t('adminContent.upload')}
            files={underWay(state, t, cancel)}
            required={false}
            onFiles={([file]) => file && void start(file)}
          />
        </Field>
        <ChoosePicture onChosen={show} />
        {shown && !required && (
          <Button size="sm" variant="quiet" icon="trash" onClick={() => setShown(undefined)}>
            {t('adminContent.takePictureAway')}
          </Button>
        )}
        <noscript>{t('uploads.needsScript')}</noscript>
      </div>
    </div>
  )
}
