import { RecordEdit } from '#platform/office/records/record-edit.tsx'
import { editLoader, editMeta, saveAction } from '#platform/office/records/record-page.ts'
import { menuRecord } from './menu-record.ts'

export const loader = editLoader(menuRecord)
export const action = saveAction(menuRecord)
export const meta = editMeta(menuRecord)

export default function MenuItemPage() {
  return <RecordEdit record={menuRecord} />
}
