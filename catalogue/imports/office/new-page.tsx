import { useRef, useState } from 'react'
import { ApiError } from '#platform/contract/client.ts'
import { to } from '#platform/contract/to.ts'
import { importLimits } from './contract.ts'
import { useOperatorApi } from '#platform/office/api-context.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useNavigate } from '#platform/web/router.tsx'
import { acceptSpreadsheets, readSpreadsheet } from '#platform/web/spreadsheet/read-file.ts'
import { FileInput } from '#platform/ui/file-input.tsx'
import { sendTable } from './send-table.ts'
import styles from './imports.module.css'

const mostBytes = 20 * 1024 * 1024

interface State {
  name: string
  note: string
  progress?: number
  failed?: boolean
}

/** The file is read here, in the browser, and sent as rows. */
export default function NewImportPage() {
  const t = useT()
  const api = useOperatorApi()
  const navigate = useNavigate()
  const running = useRef<AbortController>(undefined)
  const [state, setState] = useState<State>()

  async function bring(file: File) {
    if (!api) return
    const { name } = file
    const fail = (note: string) => setState({ name, note, failed: true })
    const { signal } = (running.current = new AbortController())
    setState({ name, note: t('adminImports.reading', { name }), progress: 0 })
    const table = await readSpreadsheet(file, mostBytes)
    if (table === 'tooLarge' || table === 'unreadable') return fail(t(`adminImports.${table}`))
    if ('unclosedRow' in table) return fail(t('adminImports.unclosedQuote', { row: table.unclosedRow }))
    if (table.rows.length < 2) return fail(t('adminImports.empty'))
    if (table.rows.length > importLimits.rows + 1) return fail(t('adminImports.tooManyRows'))
    const onProgress = (done: number, count: number) =>
      setState({ name, note: t('adminImports.sending', { done, count }), progress: Math.floor((done / count) * 100) })
    try {
      const id = await sendTable(table, { api, name, onProgress, signal })
      navigate(to.office.importRun(id))
    } catch (failure) {
      if (signal.aborted) return setState(undefined)
      if (!(failure instanceof ApiError)) throw failure
      fail(Object.values(failure.fields)[0] ?? failure.message)
    }
  }
  const cancel = () => {
    running.current?.abort()
    setState(undefined)
  }
  return (
    <div className="stack">
      <h1>{t('adminImports.newTitle')}</h1>
      <div className={styles.intro}>
        <p>{t('adminImports.intro')}</p>
        <p className="muted">{t('adminImports.rules')}</p>
      </div>
      <FileInput
        accept={acceptSpreadsheets}
        aria-label={t('adminImports.drop')}
        prompt={t('adminImports.drop')}
        className={styles.drop}
        files={state ? [{ key: 'file', ...state, removeLabel: t('uploads.cancel'), onRemove: cancel }] : []}
        onFiles={([file]) => file && void bring(file)}
      />
      <noscript>{t('adminImports.needsScript')}</noscript>
    </div>
  )
}
