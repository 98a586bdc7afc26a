import { aliases, aliasKinds, type AliasRow } from './contract.ts'
import { removingAction } from '#platform/office/list-action.ts'
import { useMay, type AdminVisit } from '#platform/office/visit.ts'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import { FilterSelect } from '#platform/office/ui/filter-select.tsx'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { RowLink } from '#platform/office/ui/row-link.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { Badge } from '#platform/ui/badge.tsx'

const here = '/admin/aliases'

export async function loader({ api, url }: AdminVisit) {
  const [page, views] = await Promise.all([
    api.aliases.list(readQuery(aliases.list, url)),
    api.desk.filters({ list: 'aliases' }),
  ])
  return { page, views }
}

export const action = removingAction('aliases')

export default function AliasListPage() {
  const t = useT()
  const mayEdit = useMay('catalogue.edit')
  const { page, views } = usePageData<typeof loader>()
  const columns: ListColumn<AliasRow>[] = [
    {
      key: 'word',
      header: t('adminAliases.word'),
      rowHeader: true,
      sortable: true,
      cell: ({ id, word }) => <RowLink to={mayEdit && `${here}/edit?id=${id}`}>{word}</RowLink>,
    },
    { key: 'kind', header: t('adminAliases.kind'), sortable: true, cell: ({ kind }) => t(`adminAliases.kind_${kind}`) },
    { key: 'meaning', header: t('adminAliases.meaning'), cell: (row) => <Meaning row={row} /> },
    { key: 'target', header: t('adminAliases.target'), sortable: true, cell: ({ target }) => <code>{target}</code> },
  ]
  return (
    <AdminList
      title={t('adminAliases.title')}
      page={page}
      views={views}
      columns={columns}
      rowName={({ word }) => word}
      add={mayEdit && { href: `${here}/edit`, label: t('adminAliases.add') }}
      filters={
        <FilterSelect
          name="kind"
          label={t('adminAliases.kind')}
          options={aliasKinds.map((kind) => ({ value: kind, label: t(`adminAliases.kind_${kind}`) }))}
        />
      }
      removable={mayEdit}
    />
  )
}

function Meaning({ row: { kind, targetName, targetNameEn } }: { row: AliasRow }) {
  const t = useT()
  if (targetName === null && targetNameEn === null)
    return kind === 'grade' ? '-' : <Badge tone="warning">{t('adminAliases.missing')}</Badge>
  return <Local zh={targetName} en={targetNameEn} />
}
