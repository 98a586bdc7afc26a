import { RecordEdit } from '#platform/office/records/record-edit.tsx'
import { editLoader, editMeta, saveAction } from '#platform/office/records/record-page.ts'
import { categoryRecord } from './record.ts'

export const loader = editLoader(categoryRecord)
export const action = saveAction(categoryRecord)
export const meta = editMeta(categoryRecord)

export default function CategoryEditPage() {
  return <RecordEdit record={categoryRecord} />
}
