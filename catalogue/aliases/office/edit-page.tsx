import { RecordEdit } from '#platform/office/records/record-edit.tsx'
import { editLoader, editMeta, saveAction } from '#platform/office/records/record-page.ts'
import { aliasRecord } from './record.ts'

export const loader = editLoader(aliasRecord)
export const action = saveAction(aliasRecord)
export const meta = editMeta(aliasRecord)

export default function AliasEditPage() {
  return <RecordEdit record={aliasRecord} />
}
