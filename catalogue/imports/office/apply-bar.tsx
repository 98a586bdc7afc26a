import { useEffect, useState } from 'react'
import { to } from '#platform/contract/to.ts'
import type { ImportInfo } from './contract.ts'
import { useOperatorApi } from '#platform/office/api-context.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useNavigate, useNavigation } from '#platform/web/router.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { ProgressBar } from '#platform/ui/progress-bar.tsx'
import bar from '#platform/office/tables/tables.module.css'
import styles from './imports.module.css'

/** What can be done with the table as a whole now, and how far it has come. */
export function ApplyBar({ info }: { info: ImportInfo }) {
  const t = useT()
  const submitting = useNavigation().state === 'submitting'
  const { state, counts, id } = info
  const busy = submitting || state === 'applying' || state === 'undoing'
  const done = useProgress(info, busy, submitting)
  const button = (intent: 'apply' | 'undo' | 'check', label: string, variant: 'primary' | 'danger' | 'secondary') => (
    <Button type="submit" name="intent" value={intent} variant={variant} busy={busy}>
      {label}
    </Button>
  )
  return (
    <form method="post" className={bar.act}>
      {state === 'checked' && (
        <>
          <p>{counts.wrong > 0 ? t('adminTables.fixFirst') : t('adminImports.applyText')}</p>
          {counts.wrong === 0 &&
            counts.new + counts.changed > 0 &&
            button('apply', t('adminTables.apply', { count: counts.new + counts.changed }), 'primary')}
          {button('check', t('adminImports.checkAgain'), 'secondary')}
          <LinkButton href={to.office.importRun(id, { columns: 1 })} variant="quiet">
            {t('adminImports.changeColumns')}
          </LinkButton>
        </>
      )}
      {state === 'applied' && (
        <>
          <p>
            {t('adminImports.applied')} {t('adminImports.undoText')}
          </p>
          {button('undo', t('adminImports.undo'), 'danger')}
          <LinkButton href={to.office.products()} variant="quiet">
            {t('adminImports.toProducts')}
          </LinkButton>
        </>
      )}
      {state === 'undone' && <p>{t('adminImports.undone')}</p>}
      {busy && (
        <ProgressBar
          className={styles.progress}
          label={t(`adminImports.state_${state === 'applied' || state === 'undoing' ? 'undoing' : 'applying'}`)}
          value={info.rowCount === 0 ? 0 : Math.floor((done / info.rowCount) * 100)}
          valueText={t('adminImports.applying', { done, count: info.rowCount })}
        />
      )}
    </form>
  )
}

const everyMs = 700

/** Asks how far the work has come, as long as there is any; when it has ended the page is read anew. */
function useProgress({ id, state }: ImportInfo, busy: boolean, submitting: boolean) {
  const api = useOperatorApi()
  const navigate = useNavigate()
  const [done, setDone] = useState(0)
  useEffect(() => {
    if (!busy || !api) return
    const ask = async () => {
      const now = await api.imports.info({ id }).catch(() => undefined)
      if (!now) return
      setDone(now.doneCount)
      if (!submitting && now.state !== state) navigate(to.office.importRun(id))
    }
    const timer = setInterval(() => void ask(), everyMs)
    return () => {
      clearInterval(timer)
      setDone(0)
    }
  }, [id, state, busy, submitting, api, navigate])
  return done
}
