import { RecordList } from '#platform/office/records/record-list.tsx'
import { listLoader, recordAction } from '#platform/office/records/record-page.ts'
import { parameters } from './contract.ts'
import { parameterRecord } from './record.ts'

export const loader = listLoader(parameterRecord, parameters.list)
export const action = recordAction(parameterRecord)

export default function ParameterListPage() {
  return <RecordList record={parameterRecord} cells={{ units: ({ units }) => units.join(', ') }} />
}
