import { AttributeSearch, nameOf, valuesOf } from '#contract/enums.ts'
import { parameterGroups, parameters, type ParameterRow } from '#contract/operator/parameters.ts'
import { localised } from '#i18n/localised.ts'
import { doneAt } from '#web/admin/lib/done.ts'
import { textsOf } from '#web/admin/lib/form.ts'
import { listAction } from '#web/admin/lib/list-action.ts'
import { useMay, type AdminVisit } from '#web/admin/lib/visit.ts'
import { AdminList } from '#web/admin/ui/admin-list.tsx'
import { FilterSelect } from '#web/admin/ui/filter-select.tsx'
import type { ListColumn } from '#web/admin/ui/list-columns.ts'
import { useT } from '#web/lib/i18n.tsx'
import { redirect } from '#web/lib/outcome.ts'
import { readQuery, usePageData } from '#web/lib/page.ts'

const here = '/admin/parameters'

export async function loader({ api, url }: AdminVisit) {
  const [page, views] = await Promise.all([
    api.parameters.list(readQuery(parameters.list, url)),
    api.desk.filters({ list: 'parameters' }),
  ])
  return { page, views }
}

export const action = listAction('parameters', async ({ api, form, url }) => {
  const { changeId } = await api.parameters.remove({ ids: textsOf(form, 'ids').map(Number) })
  return redirect(doneAt(here + url.search, 'deleted', changeId), 303)
})

export default function ParameterListPage() {
  const t = useT()
  const mayEdit = useMay('catalogue.edit')
  const { page, views } = usePageData<typeof loader>()
  const searchName = (type: number) => t(`enums.AttributeSearch_${nameOf(AttributeSearch, type) ?? 'none'}`)
  const columns: ListColumn<ParameterRow>[] = [
    {
      key: 'nameEn',
      header: t('adminParameters.nameEn'),
      rowHeader: true,
      sortable: true,
      cell: ({ id, nameEn }) =>
        mayEdit ? (
          <a href={`${here}/edit?id=${id}`} data-row="">
            {nameEn}
          </a>
        ) : (
          nameEn
        ),
    },
    {
      key: 'name',
      header: t('adminParameters.nameZh'),
      sortable: true,
      cell: ({ name }) => <span lang="zh-CN">{name}</span>,
    },
    { key: 'code', header: t('adminParameters.code'), sortable: true, cell: ({ code }) => <code>{code}</code> },
    { key: 'group', header: t('adminParameters.group'), cell: ({ group }) => t(`adminParameters.group_${group}`) },
    { key: 'units', header: t('adminParameters.units'), cell: ({ units }) => units.join(', ') },
    { key: 'searchType', header: t('adminParameters.searchType'), cell: ({ searchType }) => searchName(searchType) },
    {
      key: 'products',
      header: t('adminParameters.products'),
      numeric: true,
      sortable: true,
      cell: ({ products }) => products.toLocaleString('en-US'),
    },
    {
      key: 'position',
      header: t('adminParameters.position'),
      numeric: true,
      sortable: true,
      optional: true,
      cell: ({ position }) => position,
    },
  ]
  return (
    <AdminList
      title={t('adminParameters.title')}
      page={page}
      views={views}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ name, nameEn }) => localised(t.locale, name, nameEn).text}
      add={mayEdit ? { href: `${here}/edit`, label: t('adminParameters.add') } : undefined}
      filters={
        <>
          <FilterSelect
            name="group"
            label={t('adminParameters.group')}
            options={parameterGroups.map((value) => ({ value, label: t(`adminParameters.group_${value}`) }))}
          />
          <FilterSelect
            name="searchType"
            label={t('adminParameters.searchType')}
            options={valuesOf(AttributeSearch).map((value) => ({ value, label: searchName(value) }))}
          />
        </>
      }
      bulk={mayEdit ? [{ intent: 'remove', label: t('adminForm.delete'), danger: true }] : []}
    />
  )
}
