import { to } from '#platform/contract/to.ts'
import { imports, type ImportItem } from './contract.ts'
import { listAction } from '#platform/office/list-action.ts'
import type { AdminVisit } from '#platform/office/visit.ts'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { TimeAt } from '#platform/office/ui/time-at.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import { PageError } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { stateText, toneOf } from './import-state.ts'

export async function loader({ api, url }: AdminVisit) {
  const [page, views] = await Promise.all([
    api.imports.list(readQuery(imports.list, url)),
    api.desk.filters({ list: 'imports' }),
  ])
  return { page, views }
}

export const action = listAction('imports', () => Promise.reject(new PageError(405)))

export default function ImportListPage() {
  const t = useT()
  const { page, views } = usePageData<typeof loader>()
  const columns: ListColumn<ImportItem>[] = [
    {
      key: 'name',
      header: t('adminImports.file'),
      rowHeader: true,
      cell: ({ id, name }) => (
        <a href={to.office.importRun(id)} data-row="">
          {name}
        </a>
      ),
    },
    {
      key: 'state',
      header: t('adminTables.state'),
      cell: (row) => <Badge tone={toneOf(row)}>{stateText(t, row)}</Badge>,
    },
    {
      key: 'rows',
      header: t('adminImports.rows'),
      numeric: true,
      cell: ({ rowCount }) => rowCount.toLocaleString('en-US'),
    },
    {
      key: 'who',
      header: t('adminImports.who'),
      cell: ({ operatorName, operatorNameEn }) => <Local zh={operatorName} en={operatorNameEn} />,
    },
    {
      key: 'when',
      header: t('adminImports.when'),
      cell: ({ createdAt }) => <TimeAt at={createdAt} />,
    },
  ]
  return (
    <AdminList
      title={t('adminImports.title')}
      page={page}
      views={views}
      columns={columns}
      rowName={({ name }) => name}
      add={{ href: to.office.newImport(), label: t('adminImports.add') }}
    />
  )
}
