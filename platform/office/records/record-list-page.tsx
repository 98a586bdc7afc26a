import { redirect } from '#platform/web/outcome.ts'
import { useLocation } from '#platform/web/router.tsx'
import type { AdminAction, AdminVisit } from '../visit.ts'
import { RecordList } from './record-list.tsx'
import { listLoader, recordAction } from './record-page.ts'
import { recordAt } from './registry.ts'

export const loader = async (visit: AdminVisit) => {
  const record = recordAt(visit.url)
  const list = await listLoader(record)(visit)
  const [only] = list.page.list
  if (record.single && only) throw redirect(record.at.edit(only.id))
  return list
}
export const action: AdminAction = (visit) => recordAction(recordAt(visit.url))(visit)

/** The list of a noun that needs nothing of its own. */
export default function RecordListPage() {
  return <RecordList record={recordAt(useLocation())} />
}
