import { categories, type CategoryRow } from '#contract/operator/categories.ts'
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

export const action = listAction('categories', async ({ api, form, url }) => {
  const { changeId } = await api.categories.remove({ ids: textsOf(form, 'ids').map(Number) })
  return redirect(doneAt(here + url.search, 'deleted', changeId), 303)
})

export default function CategoryListPage() {
  const t = useT()
  const mayEdit = useMay('catalogue.edit')
  const { page, views, roots } = usePageData<typeof loader>()
  const columns: ListColumn<CategoryRow>[] = [
    {
      key: 'nameEn',
      header: t('adminCategories.nameEn'),
      rowHeader: true,
      sortable: true,
      cell: ({ id, nameEn, parentId }) => (
        <span className={parentId === null ? styles.root : styles.below}>
          {mayEdit ? (
            <a href={`${here}/edit?id=${id}`} data-row="">
              {nameEn}
            </a>
          ) : (
            nameEn
          )}
        </span>
      ),
    },
    {
      key: 'name',
      header: t('adminCategories.nameZh'),
      sortable: true,
      cell: ({ name }) => <span lang="zh-CN">{name}</span>,
    },
    { key: 'code', header: t('adminCategories.code'), sortable: true, cell: ({ code }) => <code>{code}</code> },
    { key: 'position', header: t('adminCategories.position'), numeric: true, cell: ({ position }) => position },
    {
      key: 'children',
      header: t('adminCategories.children'),
      numeric: true,
      cell: ({ children, parentId }) => (parentId === null ? children : '-'),
    },
    {
      key: 'products',
      header: t('adminCategories.products'),
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
      rowKey={({ id }) => id}
      rowName={({ name, nameEn }) => localised(t.locale, name, nameEn).text}
      add={mayEdit ? { href: `${here}/edit`, label: t('adminCategories.add') } : undefined}
      filters={
        <>
          <FilterSelect
            name="parentId"
            label={t('adminCategories.branch')}
            options={roots.map(({ id, name, nameEn }) => ({
              value: id,
              label: localised(t.locale, name, nameEn).text,
            }))}
          />
          <FilterSelect
            name="unused"
            label={t('adminCategories.use')}
            options={[{ value: '1', label: t('adminCategories.unused') }]}
          />
        </>
      }
      bulk={mayEdit ? [{ intent: 'remove', label: t('adminForm.delete'), danger: true }] : []}
    />
  )
}
