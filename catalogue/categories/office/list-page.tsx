import { categories, type CategoryRow } from './contract.ts'
import { localised } from '#platform/texts/localised.ts'
import { removingAction } from '#platform/office/list-action.ts'
import { namedOptions } from '#platform/office/named-options.ts'
import { useMay, type AdminVisit } from '#platform/office/visit.ts'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import { FilterSelect } from '#platform/office/ui/filter-select.tsx'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { useNameColumns } from '#platform/office/ui/use-name-columns.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import styles from './categories.module.css'

const here = '/admin/categories'

export async function loader({ api, url }: AdminVisit) {
  const [page, views, roots] = await Promise.all([
    api.categories.list(readQuery(categories.list, url)),
    api.desk.filters({ list: 'categories' }),
    api.categories.roots(),
  ])
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
