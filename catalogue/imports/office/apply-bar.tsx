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
  const toDo = counts.new + counts.changed
  const button = (
    intent: 'apply' | 'skipWrong' | 'undo' | 'check',
    label: string,
    variant: 'primary' | 'danger' | 'secondary',
  ) => (
    <Button type="submit" name="intent" value={intent} variant={variant} busy={busy}>
      {label}
    </Button>
  )
  return (
    <form method="post" className={bar.act}>
      {state === 'checked' && (
        <>
          <p>{counts.wrong > 0 ? t('adminImports.skipText') : t('adminImports.applyText')}</p>
          {toDo > 0 && counts.wrong === 0 && button('apply', t('adminTables.apply', { count: toDo }), 'primary')}
          {toDo > 0 &&
            counts.wrong > 0 &&
            button('skipWrong', t('adminImports.skipWrong', { count: counts.wrong }), 'secondary')}
          {button('check', t('adminImports.checkAgain'), 'secondary')}
          {info.origin === 'file' && (
            <LinkButton href={to.office.importRun(id, { columns: 1 })} variant="quiet">
              {t('adminImports.changeColumns')}
            </LinkButton>
          )}
        </>
      )}
      {state === 'applied' && (
        <>
          <p>
            {t('adminImports.applied')} {counts.wrong > 0 && t('adminImports.leftOut', { count: counts.wrong })}{' '}
            {t('adminImports.undoText')}
          </p>
          {button('undo', t(info.origin === 'list' ? 'adminImports.undoList' : 'adminImports.undo'), 'danger')}
          <LinkButton href={to.office.products()} variant="quiet">
            {t('adminImports.toProducts')}
          </LinkButton>
        </>
      )}
      {state === 'undone' && (
        <p>{info.keptCount > 0 ? t('adminImports.undoneKept', { count: info.keptCount }) : t('adminImports.undone')}</p>
      )}
      {counts.wrong > 0 && <WrongRows id={id} />}
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

/** What has errors, to be corrected in the file and brought again. */
function WrongRows({ id }: { id: number }) {
  const t = useT()
  const filter = new URLSearchParams({ id: String(id) })
  return (['csv', 'xlsx'] as const).map((ending) => (
    <LinkButton
      key={ending}
      href={to.office.file.table(to.office.file.wrongRows, ending, filter)}
      variant="quiet"
      icon="download"
      download=""
      data-document=""
    >
      {t(ending === 'csv' ? 'adminImports.wrongCsv' : 'adminImports.wrongXlsx')}
    </LinkButton>
  ))
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
