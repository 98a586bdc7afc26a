import { empty } from '#platform/texts/format.ts'
import { to } from '#platform/contract/to.ts'
import { newsletters, sendingStates, type NewsletterRow } from './contract.ts'
import { localised } from '#platform/texts/localised.ts'
import { removingAction } from '#platform/office/list-action.ts'
import { useMay, type AdminVisit } from '#platform/office/visit.ts'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import { FilterSelect } from '#platform/office/ui/filter-select.tsx'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { TimeAt } from '#platform/office/ui/time-at.tsx'
import { figure } from './figures.ts'
import { SendingState } from './sending-state.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'

const here = to.office.newsletters()

export async function loader({ api, url }: AdminVisit) {
  const [page, catalogues, views] = await Promise.all([
    api.newsletters.list(readQuery(newsletters.list, url)),
    api.newsletters.catalogues(),
    api.desk.filters({ list: 'newsletters' }),
  ])
  return { page, catalogues, views }
}

export const action = removingAction('newsletters')

export default function NewsletterListPage() {
  const t = useT()
  const mayEdit = useMay('service.edit')
  const { page, catalogues, views } = usePageData<typeof loader>()
  const subjectOf = ({ subject, subjectEn }: NewsletterRow) => localised(t.locale, subject ?? '', subjectEn ?? '').text
  const columns = useNewsletterColumns(subjectOf)
  return (
    <AdminList
      title={t('adminNewsletters.title')}
      page={page}
      views={views}
      columns={columns}
      rowName={subjectOf}
      add={mayEdit && { href: `${here}/edit`, label: t('adminNewsletters.add') }}
      filters={
        <>
          <FilterSelect
            name="state"
            label={t('adminNewsletters.state')}
            options={sendingStates.map((state) => ({ value: state, label: t(`adminNewsletters.state_${state}`) }))}
          />
          <FilterSelect
            name="productCatalog"
            label={t('adminNewsletters.catalogue')}
            options={catalogues.map(({ id, name, nameEn }) => ({
              value: id,
              label: localised(t.locale, name, nameEn).text,
            }))}
          />
        </>
      }
      removable={mayEdit}
    />
  )
}

function useNewsletterColumns(subjectOf: (row: NewsletterRow) => string): ListColumn<NewsletterRow>[] {
  const t = useT()
  return [
    {
      key: t.locale === 'zh-CN' ? 'subject' : 'subjectEn',
      header: t('adminNewsletters.subject'),
      rowHeader: true,
      sortable: true,
      cell: (row) => (
        <a href={`${here}/newsletter?id=${row.id}`} data-row="">
          {subjectOf(row)}
        </a>
      ),
    },
    {
      key: 'catalogue',
      header: t('adminNewsletters.catalogue'),
      cell: ({ catalogueName, catalogueNameEn }) => <Local zh={catalogueName} en={catalogueNameEn} />,
    },
    { key: 'state', header: t('adminNewsletters.state'), cell: ({ state }) => <SendingState state={state} /> },
    {
      key: 'readers',
      header: t('adminNewsletters.readers'),
      numeric: true,
      cell: ({ state, sent, readers }) =>
        state === 'sending'
          ? t('adminNewsletters.progress', { sent: figure(sent), all: figure(readers) })
          : figure(readers),
    },
    ...(['delivered', 'failed', 'followed', 'unsubscribed'] as const).map((key) => ({
      key,
      header: t(`adminNewsletters.${key}`),
      numeric: true,
      optional: key === 'failed',
      cell: (row: NewsletterRow) => (row.state === 'draft' ? empty : figure(row[key])),
    })),
    {
      key: 'sentAt',
      header: t('adminNewsletters.sentAt'),
      sortable: true,
      cell: ({ sentAt }) => <TimeAt at={sentAt} />,
    },
    {
      key: 'updatedAt',
      header: t('adminNewsletters.updatedAt'),
      sortable: true,
      cell: ({ updatedAt }) => <TimeAt at={updatedAt} />,
    },
    {
      key: 'finishedAt',
      header: t('adminNewsletters.finishedAt'),
      optional: true,
      cell: ({ finishedAt }) => <TimeAt at={finishedAt} />,
    },
  ]
}
