import type { MetaOf } from '#platform/web/page.ts'
import { useLocation } from '#platform/web/router.tsx'
import type { AdminAction, AdminVisit } from '../visit.ts'
import { RecordEdit } from './record-edit.tsx'
import { editLoader, editMeta, saveAction } from './record-page.ts'
import { recordAt } from './registry.ts'

export const loader = async (visit: AdminVisit) => {
  const record = recordAt(visit.url)
  return { at: record.at.path, ...(await editLoader(record)(visit)) }
}
export const action: AdminAction = (visit) => saveAction(recordAt(visit.url))(visit)
export const meta: MetaOf<typeof loader> = (data, t) => editMeta(recordAt({ pathname: data.at }))(data, t)

/** The form of a noun that needs nothing of its own. */
export default function RecordEditPage() {
  return <RecordEdit record={recordAt(useLocation())} />
}
