import { useState } from 'react'
import { ApiError } from '#platform/contract/client.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { useT } from '#platform/web/i18n.tsx'
import type { MetaOf } from '#platform/web/page.ts'
import { useLocation, useNavigate } from '#platform/web/router.tsx'
import type { TextTable } from '#platform/web/spreadsheet/read-table.ts'
import { useOperatorApi } from '../api-context.ts'
import { doneAt } from '../done.ts'
import { readTableFile } from '../tables/read-table-file.ts'
import { TableDrop, type DroppedFile } from '../tables/table-drop.tsx'
import { BackLink } from '../ui/back-link.tsx'
import type { AdminVisit } from '../visit.ts'
import { wireLabels } from './form-words.ts'
import type { RecordNoun } from './record.ts'
import { recordAt } from './registry.ts'
import { TableChanges } from './table-changes.tsx'
import { tableLimits, type GivenTable, type TableClient, type TablePreview } from './table-calls.ts'

const titleOf = (t: Translator, { texts }: RecordNoun) => t('adminTables.title', { list: t(`${texts}.title`) })

export const loader = ({ url }: AdminVisit) => Promise.resolve({ at: recordAt(url).at.path })
export const meta: MetaOf<typeof loader> = ({ at }, t) => ({ title: titleOf(t, recordAt({ pathname: at })) })

interface Seen {
  table: GivenTable
  preview: TablePreview
}

/** Records of any noun from a table: every change is seen before it is made. */
export default function RecordImportPage() {
  const t = useT()
  const record = recordAt(useLocation())
  const { file, seen, busy, choose, apply, cancel } = useTableImport(record)
  return (
    <div className="stack">
      <BackLink href={record.at.path}>{t(`${record.texts}.title`)}</BackLink>
      <h1>{titleOf(t, record)}</h1>
      <TableDrop
        intro={t('adminTables.intro')}
        rules={t('adminTables.rules')}
        file={file}
        onFile={choose}
        onCancel={cancel}
      />
      {seen && (
        <TableChanges
          preview={seen.preview}
          labels={wireLabels(t, record)}
          busy={busy}
          onApply={() => void apply(seen)}
        />
      )}
    </div>
  )
}

function useTableImport(record: RecordNoun) {
  const t = useT()
  const navigate = useNavigate()
  const api = useOperatorApi()?.[record.name as never] as TableClient | undefined
  const [file, setFile] = useState<DroppedFile>()
  const [seen, setSeen] = useState<Seen>()
  const [busy, setBusy] = useState(false)

  /** What is refused is said at the file. */
  const attempt = async (name: string, work: () => Promise<void>) => {
    setBusy(true)
    await work().catch((failure: unknown) => {
      if (!(failure instanceof ApiError)) throw failure
      setFile({ name, note: Object.values(failure.fields)[0] ?? failure.message, failed: true })
    })
    setBusy(false)
  }

  async function choose(chosen: File) {
    const { name } = chosen
    setSeen(undefined)
    setFile({ name, note: t('adminTables.reading', { name }) })
    const read = await readTableFile(chosen, t)
    if (typeof read === 'string') return setFile({ name, note: read, failed: true })
    if (read.rows.length > tableLimits.rows + 1)
      return setFile({ name, note: t('adminTables.tooManyRows'), failed: true })
    const table = givenBy(read)
    await attempt(name, async () => {
      const preview = await api?.checkTable(table)
      if (!preview) return
      setSeen({ table, preview })
      setFile({ name, note: t('adminTables.rows', { count: table.rows.length }) })
    })
  }

  const apply = ({ table, preview: { print } }: Seen) =>
    attempt(file?.name ?? '', async () => {
      const done = await api?.applyTable({ ...table, print })
      if (done) navigate(doneAt(record.at.path, 'imported', done.changeId))
    })

  const cancel = () => {
    setFile(undefined)
    setSeen(undefined)
  }
  return { file, seen, busy, choose, apply, cancel }
}

const givenBy = ({ rows: [header = [], ...rows], decimalComma }: TextTable): GivenTable => ({
  header,
  rows,
  decimalComma,
})
