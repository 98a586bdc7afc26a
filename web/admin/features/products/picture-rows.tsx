import { useState } from 'react'
import type { SitePicture } from '#contract/operator/pictures.ts'
import { acceptPictures } from '#contract/upload-rules.ts'
import { usePictureUpload } from '#web/admin/lib/use-picture-upload.ts'
import { underWay } from '#web/features/uploads/chosen-files.ts'
import { useT } from '#web/lib/i18n.tsx'
import { StoredPicture } from '#web/lib/stored-picture.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { FileInput } from '#web/ui/file-input.tsx'
import styles from './products.module.css'

/** Pictures in their order: dropped or chosen, moved, removed. */
export function PictureRows({ saved, error }: { saved: readonly SitePicture[]; error?: string }) {
  const t = useT()
  const [pictures, setPictures] = useState(saved)
  const { state, start, cancel } = usePictureUpload((picture) => setPictures((all) => [...all, picture]))
  const move = (at: number, by: number) => () =>
    setPictures((all) => {
      const [moved] = all.slice(at, at + 1)
      return moved ? all.toSpliced(at, 1).toSpliced(at + by, 0, moved) : all
    })
  return (
    <>
      {error && <p role="alert">{error}</p>}
      {pictures.length > 0 && (
        <ol className={styles.pictures}>
          {pictures.map((picture, at) => {
            const name = t('adminProducts.picture', { number: at + 1 })
            return (
              <li key={picture.id} className={styles.picture}>
                <input type="hidden" name={`pictureIds.${at}`} value={picture.id} />
                <StoredPicture picture={picture} ratio="4:3" sizes="160px" alt={name} />
                <div className={styles.tools}>
                  <IconButton
                    icon="arrow-left"
                    size="sm"
                    label={t('adminProducts.moveUp', { name })}
                    disabled={at === 0}
                    onClick={move(at, -1)}
                  />
                  <IconButton
                    icon="arrow-right"
                    size="sm"
                    label={t('adminProducts.moveDown', { name })}
                    disabled={at === pictures.length - 1}
                    onClick={move(at, 1)}
                  />
                  <IconButton
                    icon="trash"
                    size="sm"
                    label={t('adminProducts.removePicture', { number: at + 1 })}
                    onClick={() => setPictures((all) => all.toSpliced(at, 1))}
                  />
                </div>
              </li>
            )
          })}
        </ol>
      )}
      <FileInput
        multiple
        accept={acceptPictures}
        aria-label={t('adminProducts.addPictures')}
        prompt={t('adminProducts.addPictures')}
        className={styles.upload}
        files={underWay(state, t, cancel)}
        onFiles={(files) => void start(...files)}
      />
      <noscript>{t('uploads.needsScript')}</noscript>
    </>
  )
}
