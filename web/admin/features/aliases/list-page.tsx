import { aliases, aliasKinds, type AliasRow } from '#contract/operator/aliases.ts'
import { removingAction } from '#web/admin/lib/list-action.ts'
import { stayWithin } from '#web/admin/lib/stay-within.ts'
import { useMay, type AdminVisit } from '#web/admin/lib/visit.ts'
import { AdminList } from '#web/admin/ui/admin-list.tsx'
import { FilterSelect } from '#web/admin/ui/filter-select.tsx'
import type { ListColumn } from '#web/admin/ui/list-columns.ts'
import { RowLink } from '#web/admin/ui/row-link.tsx'
import { Local, useT } from '#web/lib/i18n.tsx'
import { usePageData } from '#web/lib/page.ts'
import { readQuery } from '#web/lib/read-query.ts'
import { Badge } from '#web/ui/badge.tsx'

const here = '/admin/aliases'

export async function loader({ api, url }: AdminVisit) {
  const [page, views] = await Promise.all([
    api.aliases.list(readQuery(aliases.list, url)),
    api.desk.filters({ list: 'aliases' }),
  ])
  stayWithin(page, url)
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
