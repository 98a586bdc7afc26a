import { brands, type BrandRow } from './contract.ts'
import { localised } from '#platform/texts/localised.ts'
import { removingAction } from '#platform/office/list-action.ts'
import { useMay, type AdminVisit } from '#platform/office/visit.ts'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import { FilterSelect } from '#platform/office/ui/filter-select.tsx'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { useNameColumns } from '#platform/office/ui/use-name-columns.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'

const here = '/admin/brands'

export async function loader({ api, url }: AdminVisit) {
  const [page, views] = await Promise.all([
    api.brands.list(readQuery(brands.list, url)),
    api.desk.filters({ list: 'brands' }),
  ])
  return { page, views }
}

export const action = removingAction('brands')

export default function BrandListPage() {
  const t = useT()
  const mayEdit = useMay('catalogue.edit')
  const { page, views } = usePageData<typeof loader>()
  const names = useNameColumns<BrandRow>(mayEdit && `${here}/edit`)
  const columns: ListColumn<BrandRow>[] = [
    ...names,
    {
      key: 'country',
      header: t('adminBrands.country'),
      sortable: true,
      cell: ({ countryName, countryNameEn }) => <Local zh={countryName} en={countryNameEn} />,
    },
    { key: 'aliases', header: t('adminBrands.aliases'), cell: ({ aliases }) => aliases.join(', ') || '-' },
    {
      key: 'products',
      header: t('adminForm.products'),
      numeric: true,
      sortable: true,
      cell: ({ id, products }) => <a href={`/admin/products?brandId=${id}`}>{products.toLocaleString('en-US')}</a>,
    },
  ]
  return (
    <AdminList
      title={t('adminBrands.title')}
      page={page}
      views={views}
      columns={columns}
      rowName={({ name, nameEn }) => localised(t.locale, name, nameEn).text}
      add={mayEdit && { href: `${here}/edit`, label: t('adminBrands.add') }}
      filters={
        <FilterSelect
          name="unused"
          label={t('adminForm.use')}
          options={[{ value: '1', label: t('adminForm.unused') }]}
        />
      }
      removable={mayEdit}
    />
  )
}
