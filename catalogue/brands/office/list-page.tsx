import { RecordList } from '#platform/office/records/record-list.tsx'
import { listLoader, recordAction } from '#platform/office/records/record-page.ts'
import { Local } from '#platform/web/i18n.tsx'
import { brandRecord } from './record.ts'

export const loader = listLoader(brandRecord)
export const action = recordAction(brandRecord)

export default function BrandListPage() {
  return (
    <RecordList
      record={brandRecord}
      cells={{
        country: ({ countryName, countryNameEn }) => <Local zh={countryName} en={countryNameEn} />,
      }}
    />
  )
}
