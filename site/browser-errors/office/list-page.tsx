import { empty } from '#platform/texts/format.ts'
import type { Translate } from '#platform/texts/messages.ts'
import { listAction } from '#platform/office/list-action.ts'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { TimeAt } from '#platform/office/ui/time-at.tsx'
import type { AdminVisit } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { PageError } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { browserErrors, type BrowserErrorRow } from './contract.ts'
import styles from './browser-errors.module.css'

export async function loader({ api, url }: AdminVisit) {
  const [page, views] = await Promise.all([
    api.browserErrors.list(readQuery(browserErrors.list, url)),
    api.desk.filters({ list: 'browserErrors' }),
  ])
  return { page, views }
}

export const action = listAction('browserErrors', () => Promise.reject(new PageError(405)))

export default function BrowserErrorListPage() {
  const t = useT()
  const { page, views } = usePageData<typeof loader>()
  return (
    <AdminList
      title={t('adminBrowserErrors.title')}
      page={page}
      views={views}
      columns={columnsOf(t)}
      rowName={({ message }) => message}
    />
  )
}

const columnsOf = (t: Translate): ListColumn<BrowserErrorRow>[] => [
  {
    key: 'message',
    header: t('adminBrowserErrors.message'),
    rowHeader: true,
    cell: ({ message, stack }) => (
      <>
        <span className={styles.words}>{message}</span>
        <pre className={styles.stack}>{stack}</pre>
      </>
    ),
  },
  { key: 'count', header: t('adminBrowserErrors.count'), numeric: true, sortable: true, cell: ({ count }) => count },
  { key: 'page', header: t('adminBrowserErrors.page'), cell: ({ page }) => <code>{page}</code> },
  { key: 'browser', header: t('adminBrowserErrors.browser'), cell: ({ browser }) => browser || empty },
  {
    key: 'firstAt',
    header: t('adminBrowserErrors.first'),
    sortable: true,
    cell: ({ firstAt }) => <TimeAt at={firstAt} />,
  },
  {
    key: 'lastAt',
    header: t('adminBrowserErrors.last'),
    sortable: true,
    cell: ({ lastAt }) => <TimeAt at={lastAt} />,
  },
]
