import { RecordEdit } from '#platform/office/records/record-edit.tsx'
import { editLoader, editMeta, saveAction } from '#platform/office/records/record-page.ts'
import { labelRecord } from './record.ts'

export const loader = editLoader(labelRecord)
export const action = saveAction(labelRecord)
export const meta = editMeta(labelRecord)

export default function LabelEditPage() {
  return <RecordEdit record={labelRecord} />
}
