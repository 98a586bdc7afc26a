import { RecordList } from '#platform/office/records/record-list.tsx'
import { listLoader, recordAction } from '#platform/office/records/record-page.ts'
import { subjects } from './contract.ts'
import { subjectRecord } from './record.ts'

export const loader = listLoader(subjectRecord, subjects.list)
export const action = recordAction(subjectRecord)

export default function SubjectListPage() {
  return <RecordList record={subjectRecord} />
}
