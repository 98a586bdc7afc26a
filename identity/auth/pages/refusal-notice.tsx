import { useEffect, useRef } from 'react'
import { Notice } from '#platform/ui/notice.tsx'
import { useFormOutcome } from './form-outcome.ts'

/** First in a form: what was refused, with the focus on the first wrong field, or here when there is none. */
export function RefusalNotice() {
  const { refused } = useFormOutcome() ?? {}
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!refused || !box.current) return
    const wrong = box.current.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(wrong ?? box.current).focus()
  }, [refused])
  const general = refused && Object.keys(refused.fields).length === 0
  return (
    <div ref={box} role="alert" tabIndex={-1}>
      {general && <Notice kind="danger">{refused.message}</Notice>}
    </div>
  )
}

/** Enter means the main button, although another one stands before it. */
export const DefaultSubmit = () => <button type="submit" hidden tabIndex={-1} aria-hidden />
