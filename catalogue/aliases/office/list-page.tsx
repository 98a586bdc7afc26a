import { empty } from '#platform/texts/format.ts'
import { RecordList } from '#platform/office/records/record-list.tsx'
import { listLoader, recordAction } from '#platform/office/records/record-page.ts'
import type { RowOf } from '#platform/office/records/record.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { aliasRecord } from './record.ts'

type AliasRow = RowOf<typeof aliasRecord>

export const loader = listLoader(aliasRecord)
export const action = recordAction(aliasRecord)

export default function AliasListPage() {
  return (
    <RecordList
      record={aliasRecord}
      cells={{ meaning: (row) => <Meaning row={row} />, target: ({ target }) => <code>{target}</code> }}
    />
  )
}

function Meaning({ row: { kind, targetName, targetNameEn } }: { row: AliasRow }) {
  const t = useT()
  if (targetName === null && targetNameEn === null)
    return kind === 'grade' ? empty : <Badge tone="warning">{t('adminAliases.missing')}</Badge>
  return <Local zh={targetName} en={targetNameEn} />
}
