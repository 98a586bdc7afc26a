import { RecordList } from '#platform/office/records/record-list.tsx'
import { listLoader, recordAction, type BulkCall } from '#platform/office/records/record-page.ts'
import { labelRecord } from './record.ts'

const show =
  (onHome: boolean): BulkCall =>
  (api, ids) =>
    api.labels.showOnHome({ ids, onHome })

export const loader = listLoader(labelRecord)
export const action = recordAction(labelRecord, { show: show(true), hide: show(false) })

export default function LabelListPage() {
  return (
    <RecordList
      record={labelRecord}
      bulk={[
        { intent: 'show', label: 'adminLabels.show' },
        { intent: 'hide', label: 'adminLabels.hide' },
      ]}
    />
  )
}
