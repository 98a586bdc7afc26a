import { categories, type CategoryRow } from '#contract/operator/categories.ts'
import { localised } from '#i18n/localised.ts'
import { removingAction } from '#web/admin/lib/list-action.ts'
import { namedOptions } from '#web/admin/lib/named-options.ts'
import { stayWithin } from '#web/admin/lib/stay-within.ts'
import { useMay, type AdminVisit } from '#web/admin/lib/visit.ts'
import { AdminList } from '#web/admin/ui/admin-list.tsx'
import { FilterSelect } from '#web/admin/ui/filter-select.tsx'
import type { ListColumn } from '#web/admin/ui/list-columns.ts'
import { useNameColumns } from '#web/admin/ui/use-name-columns.tsx'
import { useT } from '#web/lib/i18n.tsx'
import { usePageData } from '#web/lib/page.ts'
import { readQuery } from '#web/lib/read-query.ts'
import styles from './categories.module.css'

const here = '/admin/categories'

export async function loader({ api, url }: AdminVisit) {
  const [page, views, roots] = await Promise.all([
    api.categories.list(readQuery(categories.list, url)),
    api.desk.filters({ list: 'categories' }),
    api.categories.roots(),
  ])
  stayWithin(page, url)
  return { page, views, roots }
}

export const action = removingAction('categories')

/** What stands below another category. */
const indented =
  ({ cell }: ListColumn<CategoryRow>) =>
  (row: CategoryRow) => <span className={row.parentId === null ? styles.root : styles.below}>{cell(row)}</span>

export default function CategoryListPage() {
  const t = useT()
  const mayEdit = useMay('catalogue.edit')
  const { page, views, roots } = usePageData<typeof loader>()
  const names = useNameColumns<CategoryRow>(mayEdit && `${here}/edit`)
  const columns: ListColumn<CategoryRow>[] = [
    ...names.map((column) => (column.rowHeader ? { ...column, cell: indented(column) } : column)),
    { key: 'position', header: t('adminFields.position'), numeric: true, cell: ({ position }) => position },
    {
      key: 'children',
      header: t('adminCategories.children'),
      numeric: true,
      cell: ({ children, parentId }) => (parentId === null ? children : '-'),
    },
    {
      key: 'products',
      header: t('adminForm.products'),
      numeric: true,
      sortable: true,
      cell: ({ id, products }) => <a href={`/admin/products?categoryId=${id}`}>{products.toLocaleString('en-US')}</a>,
    },
  ]
  return (
    <AdminList
      title={t('adminCategories.title')}
      page={page}
      views={views}
      columns={columns}
      rowName={({ name, nameEn }) => localised(t.locale, name, nameEn).text}
      add={mayEdit && { href: `${here}/edit`, label: t('adminCategories.add') }}
      filters={
        <>
          <FilterSelect name="parentId" label={t('adminCategories.branch')} options={namedOptions(t.locale, roots)} />
          <FilterSelect
            name="unused"
            label={t('adminForm.use')}
            options={[{ value: '1', label: t('adminForm.unused') }]}
          />
        </>
      }
      removable={mayEdit}
    />
  )
}
