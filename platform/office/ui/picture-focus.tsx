import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import type { Picture } from '#platform/contract/picture.ts'
import { useOperatorApi } from '../api-context.ts'
import { useT } from '#platform/web/i18n.tsx'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import { showToast } from '#platform/ui/toast-list.ts'
import styles from './picture-field.module.css'

const clamped = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)))
const steps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-5, 0],
  ArrowRight: [5, 0],
  ArrowUp: [0, -5],
  ArrowDown: [0, 5],
}

/** The picture with a mark on what must stay visible: a click or the arrow keys move it. */
export function PictureFocus({ id, picture, label }: { id: number; picture: Picture; label: string }) {
  const t = useT()
  const api = useOperatorApi()
  const mark = useRef<HTMLSpanElement>(null)
  const [focus, setFocus] = useState({ x: picture.focusX, y: picture.focusY })
  useLayoutEffect(() => {
    mark.current?.style.setProperty('left', `${focus.x}%`)
    mark.current?.style.setProperty('top', `${focus.y}%`)
  }, [focus])
  const move = (x: number, y: number) => {
    const next = { x: clamped(x), y: clamped(y) }
    setFocus(next)
    void api?.pictures.focus({ id, focusX: next.x, focusY: next.y }).then(
      () => showToast(t('adminContent.focusSaved')),
      (error: Error) => showToast(error.message, 'error'),
    )
  }
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A key press has no place.
    if (event.detail === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    move(((event.clientX - left) / width) * 100, ((event.clientY - top) / height) * 100)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    move(focus.x + step[0], focus.y + step[1])
  }
  return (
    <figure className={styles.shown}>
      <button
        type="button"
        className={styles.spot}
        onClick={onClick}
        onKeyDown={onKeyDown}
        aria-label={`${label}: ${t('adminContent.focusAt', focus)}`}
      >
        <StoredPicture picture={picture} sizes="20rem" fit="contain" />
        <span ref={mark} className={styles.mark} />
      </button>
      <figcaption className="muted">{t('adminContent.focusHint')}</figcaption>
    </figure>
  )
}
