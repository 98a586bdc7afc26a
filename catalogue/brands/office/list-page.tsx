import { to } from '#platform/contract/to.ts'
import { RecordList } from '#platform/office/records/record-list.tsx'
import { listLoader, recordAction } from '#platform/office/records/record-page.ts'
import { Local } from '#platform/web/i18n.tsx'
import { brands } from './contract.ts'
import { brandRecord } from './record.ts'

export const loader = listLoader(brandRecord, brands.list)
export const action = recordAction(brandRecord)

export default function BrandListPage() {
  return (
    <RecordList
      record={brandRecord}
      cells={{
        country: ({ countryName, countryNameEn }) => <Local zh={countryName} en={countryNameEn} />,
        products: ({ id, products }) => (
          <a href={to.office.products({ brandId: id })}>{products.toLocaleString('en-US')}</a>
        ),
      }}
    />
  )
}
