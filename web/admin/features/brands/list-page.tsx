import { brands, type BrandRow } from '#contract/operator/brands.ts'
import { localised } from '#i18n/localised.ts'
import { doneAt } from '#web/admin/lib/done.ts'
import { textsOf } from '#web/admin/lib/form.ts'
import { listAction } from '#web/admin/lib/list-action.ts'
import { useMay, type AdminVisit } from '#web/admin/lib/visit.ts'
import { AdminList } from '#web/admin/ui/admin-list.tsx'
import { FilterSelect } from '#web/admin/ui/filter-select.tsx'
import type { ListColumn } from '#web/admin/ui/list-columns.ts'
import { Local, useT } from '#web/lib/i18n.tsx'
import { redirect } from '#web/lib/outcome.ts'
import { readQuery, usePageData } from '#web/lib/page.ts'

const here = '/admin/brands'

export async function loader({ api, url }: AdminVisit) {
  const [page, views] = await Promise.all([
    api.brands.list(readQuery(brands.list, url)),
    api.desk.filters({ list: 'brands' }),
  ])
  return { page, views }
}

export const action = listAction('brands', async ({ api, form, url }) => {
  const { changeId } = await api.brands.remove({ ids: textsOf(form, 'ids').map(Number) })
  return redirect(doneAt(here + url.search, 'deleted', changeId), 303)
})

export default function BrandListPage() {
  const t = useT()
  const mayEdit = useMay('catalogue.edit')
  const { page, views } = usePageData<typeof loader>()
  const columns: ListColumn<BrandRow>[] = [
    {
      key: 'nameEn',
      header: t('adminBrands.nameEn'),
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
      header: t('adminBrands.nameZh'),
      sortable: true,
      cell: ({ name }) => <span lang="zh-CN">{name}</span>,
    },
    { key: 'code', header: t('adminBrands.code'), sortable: true, cell: ({ code }) => <code>{code}</code> },
    {
      key: 'country',
      header: t('adminBrands.country'),
      sortable: true,
      cell: ({ countryName, countryNameEn }) => <Local zh={countryName} en={countryNameEn} />,
    },
    { key: 'aliases', header: t('adminBrands.aliases'), cell: ({ aliases }) => aliases.join(', ') || '-' },
    {
      key: 'products',
      header: t('adminBrands.products'),
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
      rowKey={({ id }) => id}
      rowName={({ name, nameEn }) => localised(t.locale, name, nameEn).text}
      add={mayEdit ? { href: `${here}/edit`, label: t('adminBrands.add') } : undefined}
      filters={
        <FilterSelect
          name="unused"
          label={t('adminBrands.use')}
          options={[{ value: '1', label: t('adminBrands.unused') }]}
        />
      }
      bulk={mayEdit ? [{ intent: 'remove', label: t('adminForm.delete'), danger: true }] : []}
    />
  )
}
