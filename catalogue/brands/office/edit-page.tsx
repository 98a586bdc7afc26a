import { RecordEdit } from '#platform/office/records/record-edit.tsx'
import { editLoader, editMeta, saveAction } from '#platform/office/records/record-page.ts'
import { brandRecord } from './record.ts'

export const loader = editLoader(brandRecord)
export const action = saveAction(brandRecord)
export const meta = editMeta(brandRecord)

export default function BrandEditPage() {
  return <RecordEdit record={brandRecord} />
}
