import { useEffect, useState } from 'react'
import { to } from '#platform/contract/to.ts'
import { doneTexts, isDone, withoutDone, type Done } from '../done.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useLocation, useRewrite } from '#platform/web/router.tsx'
import { Button, IconButton } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import styles from './done-bar.module.css'

interface Said {
  done: Done
  changeId: string | null
}

const visibleMs = 12_000

/** Says what was just done and offers to undo it. It reads the address, so it works without scripts too. */
export function DoneBar() {
  const t = useT()
  const { pathname, search } = useLocation()
  const rewrite = useRewrite()
  const query = new URLSearchParams(search)
  const word = query.get('done')
  const now: Said | undefined = isDone(word) ? { done: word, changeId: query.get('change') } : undefined
  const [kept, setKept] = useState<Said>()
  useEffect(() => {
    if (!isDone(word)) return
    setKept({ done: word, changeId: new URLSearchParams(search).get('change') })
    // Said once: going back or reloading does not say it again.
    rewrite(withoutDone(search))
    // oxlint-disable-next-line react/exhaustive-deps
  }, [word, search])
  useEffect(() => {
    if (!kept) return
    const timer = setTimeout(() => setKept(undefined), visibleMs)
    return () => clearTimeout(timer)
  }, [kept])
  const said = now ?? kept
  return (
    <div role="status" className={styles.place}>
      {said && (
        <div className={styles.bar}>
          <Icon name="check" />
          <span>{t(doneTexts[said.done])}</span>
          {said.changeId && (
            <form method="post" action={to.office.undo()}>
              <input type="hidden" name="changeId" value={said.changeId} />
              <input type="hidden" name="backUrl" value={`${pathname}?${withoutDone(search)}`} />
              <Button
                type="submit"
                size="sm"
                className={styles.undo}
                onClick={() => setTimeout(() => setKept(undefined))}
              >
                {t('adminForm.undo')}
              </Button>
            </form>
          )}
          <IconButton
            icon="close"
            size="sm"
            label={t('layout.dismiss')}
            className={styles.close}
            onClick={() => setKept(undefined)}
          />
        </div>
      )}
    </div>
  )
}
