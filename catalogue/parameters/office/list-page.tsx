import { unitText } from '#catalogue/parameters/units.ts'
import { RecordList } from '#platform/office/records/record-list.tsx'
import { listLoader, recordAction } from '#platform/office/records/record-page.ts'
import { orDash } from '#platform/texts/format.ts'
import { parameterRecord } from './record.ts'

export const loader = listLoader(parameterRecord)
export const action = recordAction(parameterRecord)

const unitsText = (units: readonly string[]) => orDash(units.map(unitText).filter(Boolean).join(', '))

export default function ParameterListPage() {
  return <RecordList record={parameterRecord} cells={{ units: ({ units }) => unitsText(units) }} />
}
