import { useState } from 'react'
import { ChoosePicture } from '#platform/office/media/choose-picture.tsx'
import type { SitePicture } from '#platform/office/pictures/contract.ts'
import { acceptPictures } from '#platform/contract/upload-rules.ts'
import { usePictureUpload } from '#platform/office/use-picture-upload.ts'
import { underWay } from '#platform/web/chosen-files.ts'
import { useT } from '#platform/web/i18n.tsx'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import { IconButton } from '#platform/ui/button.tsx'
import { FileInput } from '#platform/ui/file-input.tsx'
import styles from './products.module.css'

/** Pictures in their order: dropped or chosen, moved, removed. */
export function PictureRows({ saved, error }: { saved: readonly SitePicture[]; error?: string }) {
  const t = useT()
  const [pictures, setPictures] = useState(saved)
  const add = (picture: SitePicture) =>
    setPictures((all) => (all.some(({ id }) => id === picture.id) ? all : [...all, picture]))
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
      <AddPictures onAdd={add} />
      <noscript>{t('uploads.needsScript')}</noscript>
    </>
  )
}

/** Sent one after the other, or chosen from those that are there. */
function AddPictures({ onAdd }: { onAdd: (picture: SitePicture) => void }) {
  const t = useT()
  const { state, start, cancel } = usePictureUpload(onAdd)
  return (
    <>
      <FileInput
        multiple
        accept={acceptPictures}
        aria-label={t('adminProducts.addPictures')}
        prompt={t('adminProducts.addPictures')}
        className={styles.upload}
        files={underWay(state, t, cancel)}
        onFiles={(files) => void start(...files)}
      />
      <p>
        <ChoosePicture onChosen={onAdd} />
      </p>
    </>
  )
}
