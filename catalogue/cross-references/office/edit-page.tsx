import { useMemo } from 'react'
import { RecordEdit } from '#platform/office/records/record-edit.tsx'
import { editLoader, editMeta, saveAction } from '#platform/office/records/record-page.ts'
import type { AdminVisit } from '#platform/office/visit.ts'
import { usePageData } from '#platform/web/page.ts'
import { crossReferenceRecord } from './record.ts'
import { StatedRows } from './stated-rows.tsx'

export const loader = async (visit: AdminVisit) => {
  const [edited, { list }] = await Promise.all([
    editLoader(crossReferenceRecord)(visit),
    visit.api.parameters.list({ limit: 100 }),
  ])
  return { ...edited, parameters: list }
}
export const action = saveAction(crossReferenceRecord)
export const meta = editMeta(crossReferenceRecord)

export default function CrossReferenceEditPage() {
  const { saved, parameters } = usePageData<typeof loader>()
  const stated = useMemo(
    () =>
      (saved?.stated ?? []).map(({ condition, method, ...row }) => ({
        ...row,
        condition: condition ?? '',
        method: method ?? '',
      })),
    [saved],
  )
  return (
    <RecordEdit
      record={crossReferenceRecord}
      own={{
        stated: ({ error }) => (
          <StatedRows key="stated" saved={stated} parameters={parameters} error={error('stated')} />
        ),
      }}
    />
  )
}
