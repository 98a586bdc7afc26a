import { AttributeSearch, nameOf, valuesOf } from '#platform/contract/enums.ts'
import { parameterGroups, parameters, type ParameterRow } from './contract.ts'
import { localised } from '#platform/texts/localised.ts'
import { removingAction } from '#platform/office/list-action.ts'
import { useMay, type AdminVisit } from '#platform/office/visit.ts'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import { FilterSelect } from '#platform/office/ui/filter-select.tsx'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { useNameColumns } from '#platform/office/ui/use-name-columns.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'

const here = '/admin/parameters'

export async function loader({ api, url }: AdminVisit) {
  const [page, views] = await Promise.all([
    api.parameters.list(readQuery(parameters.list, url)),
    api.desk.filters({ list: 'parameters' }),
  ])
  return { page, views }
}

export const action = removingAction('parameters')

export default function ParameterListPage() {
  const t = useT()
  const mayEdit = useMay('catalogue.edit')
  const { page, views } = usePageData<typeof loader>()
  const searchName = (type: number) => t(`memberEnums.AttributeSearch_${nameOf(AttributeSearch, type) ?? 'none'}`)
  const names = useNameColumns<ParameterRow>(mayEdit && `${here}/edit`)
  const columns: ListColumn<ParameterRow>[] = [
    ...names,
    { key: 'group', header: t('adminParameters.group'), cell: ({ group }) => t(`adminParameters.group_${group}`) },
    { key: 'units', header: t('adminParameters.units'), cell: ({ units }) => units.join(', ') },
    { key: 'searchType', header: t('adminParameters.searchType'), cell: ({ searchType }) => searchName(searchType) },
    {
      key: 'products',
      header: t('adminForm.products'),
      numeric: true,
      sortable: true,
      cell: ({ products }) => products.toLocaleString('en-US'),
    },
    {
      key: 'position',
      header: t('adminFields.position'),
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
      rowName={({ name, nameEn }) => localised(t.locale, name, nameEn).text}
      add={mayEdit && { href: `${here}/edit`, label: t('adminParameters.add') }}
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
      removable={mayEdit}
    />
  )
}
