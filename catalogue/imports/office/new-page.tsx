import { useRef, useState } from 'react'
import { ApiError } from '#platform/contract/client.ts'
import { to } from '#platform/contract/to.ts'
import { importLimits } from './contract.ts'
import { useOperatorApi } from '#platform/office/api-context.ts'
import { readTableFile } from '#platform/office/tables/read-table-file.ts'
import { TableDrop, type DroppedFile } from '#platform/office/tables/table-drop.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { useNavigate } from '#platform/web/router.tsx'
import { sendTable } from './send-table.ts'

export default function NewImportPage() {
  const t = useT()
  const api = useOperatorApi()
  const navigate = useNavigate()
  const running = useRef<AbortController>(undefined)
  const [state, setState] = useState<DroppedFile>()

  async function bring(file: File) {
    if (!api) return
    const { name } = file
    const fail = (note: string) => setState({ name, note, failed: true })
    const { signal } = (running.current = new AbortController())
    setState({ name, note: t('adminTables.reading', { name }), progress: 0 })
    const table = await readTableFile(file, t)
    if (typeof table === 'string') return fail(table)
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
      <TableDrop
        intro={t('adminImports.intro')}
        rules={t('adminImports.rules')}
        file={state}
        onFile={bring}
        onCancel={cancel}
      />
    </div>
  )
}
