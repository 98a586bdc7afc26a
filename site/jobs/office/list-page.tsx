import { jobs, jobStates } from './contract.ts'
import { doneAt } from '#platform/office/done.ts'
import { textOf } from '#platform/office/form.ts'
import { listAction } from '#platform/office/list-action.ts'
import type { AdminVisit } from '#platform/office/visit.ts'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import { FilterSelect } from '#platform/office/ui/filter-select.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { jobColumns, nameOf } from './job-columns.tsx'

export async function loader({ api, url }: AdminVisit) {
  const [page, views] = await Promise.all([
    api.jobs.list(readQuery(jobs.list, url)),
    api.desk.filters({ list: 'jobs' }),
  ])
  return { page, views }
}

export const action = listAction('jobs', async ({ api, form, url }) => {
  await api.jobs.runNow({ id: textOf(form, 'id') })
  return redirect(doneAt(url.pathname + url.search, 'started'), 303)
})

export default function JobListPage() {
  const t = useT()
  const { page, views } = usePageData<typeof loader>()
  return (
    <AdminList
      title={t('adminJobs.title')}
      page={page}
      views={views}
      columns={jobColumns(t)}
      rowName={(row) => nameOf(t, row)}
      filters={
        <FilterSelect
          name="state"
          label={t('adminJobs.state')}
          options={jobStates.map((state) => ({ value: state, label: t(`adminJobs.state_${state}`) }))}
        />
      }
    />
  )
}
