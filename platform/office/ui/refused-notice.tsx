import { useEffect, useRef } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { Notice } from '#platform/ui/notice.tsx'
import styles from './refused-notice.module.css'

/** What was typed, under the label of its field. */
export interface Typed {
  label: string
  text: string
}

interface RefusedNoticeProps {
  /** What was typed into a form that is no longer there: here it can still be copied. */
  lost?: readonly Typed[]
  /** Names of the rows that are to blame. */
  about?: readonly string[]
}

/** Why nothing was done. The focus goes to the first wrong field, or here when no field is to blame. */
export function RefusedNotice({ lost = [], about = [] }: RefusedNoticeProps) {
  const t = useT()
  const outcome = useRefused()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!outcome) return
    const blamed = Object.keys(outcome.refused.fields).length > 0
    const wrong = blamed && document.querySelector<HTMLElement>('main [aria-invalid="true"]')
    ;(wrong || box.current)?.focus()
  }, [outcome])
  if (!outcome) return null
  const { fields, message } = outcome.refused
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.box}>
      <Notice kind="danger">
        <p>{Object.values(fields)[0] ?? message}</p>
        {about.length > 0 && <p>{new Intl.ListFormat(t.locale).format(about)}</p>}
        {lost.length > 0 && (
          <>
            <p>{t('adminForm.typedBefore')}</p>
            <dl className={styles.lost}>
              {lost.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </Notice>
    </div>
  )
}
