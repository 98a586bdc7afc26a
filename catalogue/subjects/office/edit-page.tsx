import { RecordEdit } from '#platform/office/records/record-edit.tsx'
import { editLoader, editMeta, saveAction } from '#platform/office/records/record-page.ts'
import { listIn } from '#platform/office/rows.ts'
import { usePageData } from '#platform/web/page.ts'
import { ProductPicker } from './product-picker.tsx'
import { subjectRecord } from './record.ts'

export const loader = editLoader(subjectRecord)
export const action = saveAction(subjectRecord, { own: { productIds: (form) => listIn(form, 'productIds') } })
export const meta = editMeta(subjectRecord)

export default function SubjectEditPage() {
  const { saved } = usePageData<typeof loader>()
  return (
    <RecordEdit
      record={subjectRecord}
      own={{
        productIds: ({ error }) => (
          <ProductPicker key="products" saved={saved?.list ?? []} error={error('productIds')} />
        ),
      }}
    />
  )
}
