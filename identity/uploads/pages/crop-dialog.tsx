import { useEffect, useId, useRef, useState, type PointerEvent } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { cropByKey, kept, mostZoom, moved, sideOf, wholeOf, type Crop } from './crop-geometry.ts'
import styles from './uploads.module.css'

interface CropDialogProps {
  picture: ImageBitmap
  onUse: (part: File) => void
  onClose: () => void
}

const shownSide = 560
const savedSide = 512

/** A square of the picture, chosen by pointer or keyboard. */
export function CropDialog({ picture, onUse, onClose }: CropDialogProps) {
  const t = useT()
  const canvas = useRef<HTMLCanvasElement>(null)
  const held = useRef<{ x: number; y: number }>(undefined)
  const [crop, setCrop] = useState<Crop>(() => wholeOf(picture))
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop)
  }, [picture, crop])

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!held.current) return
    const { width } = event.currentTarget.getBoundingClientRect()
    const [right, down] = [held.current.x - event.clientX, held.current.y - event.clientY]
    held.current = { x: event.clientX, y: event.clientY }
    setCrop((before) => moved(picture, before, right / width, down / width))
  }
  return (
    <Dialog
      open
      size="sm"
      title={t('uploads.cropTitle')}
      closeLabel={t('uploads.cancelCrop')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('uploads.cancelCrop')}</Button>
          <Button variant="primary" onClick={() => void cut(picture, crop).then(onUse)}>
            {t('uploads.use')}
          </Button>
        </>
      }
    >
      <div className={styles.crop}>
        {/* The one role whose keys belong to the page: the arrows move the picture. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          tabIndex={0}
          role="application"
          aria-label={t('uploads.cropArea')}
          className={styles.cropArea}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            held.current = { x: event.clientX, y: event.clientY }
          }}
          onPointerMove={drag}
          onPointerUp={() => (held.current = undefined)}
          onPointerCancel={() => (held.current = undefined)}
          onKeyDown={(event) => {
            const next = cropByKey(picture, crop, event.key, event.shiftKey)
            if (next) event.preventDefault()
            if (next) setCrop(next)
          }}
        >
          <canvas ref={canvas} width={shownSide} height={shownSide} />
        </div>
        <ZoomField zoom={crop.zoom} onZoom={(zoom) => setCrop(kept(picture, { ...crop, zoom }))} />
      </div>
    </Dialog>
  )
}

function ZoomField({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const t = useT()
  const zoomId = useId()
  return (
    <>
      <label htmlFor={zoomId}>{t('uploads.zoom')}</label>
      <input
        id={zoomId}
        type="range"
        min={1}
        max={mostZoom}
        step={0.05}
        value={zoom}
        onChange={({ currentTarget }) => onZoom(Number(currentTarget.value))}
      />
    </>
  )
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop) {
  const context = canvas.getContext('2d')
  if (!context) return
  const side = sideOf(picture, crop)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, canvas.width, canvas.height)
}

async function cut(picture: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = savedSide
  draw(canvas, picture, crop)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  return new File(blob ? [blob] : [], 'portrait.jpg', { type: 'image/jpeg' })
}
