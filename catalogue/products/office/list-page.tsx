import { to } from '#platform/contract/to.ts'
import { products } from './contract.ts'
import { doneAt, withoutDone } from '#platform/office/done.ts'
import { textOf, textsOf } from '#platform/office/form.ts'
import { listAction } from '#platform/office/list-action.ts'
import { useMay, type AdminVisit } from '#platform/office/visit.ts'
import { ListLinks } from '#platform/office/tables/list-links.tsx'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { PageError, redirect } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { readQuery } from '#platform/web/read-query.ts'
import { useSearchParams } from '#platform/web/router.tsx'
import { useProductColumns, titleOf } from './use-product-columns.tsx'
import { ProductFilters } from './product-filters.tsx'

const here = to.office.products()

export async function loader({ api, url }: AdminVisit) {
  const [page, views, { categories, brands, shops, labels }] = await Promise.all([
    api.products.list(readQuery(products.list, url)),
    api.desk.filters({ list: 'products' }),
    api.products.choices(),
  ])
  return { page, views, choices: { categories, brands, shops, labels } }
}

export const action = listAction('products', async ({ api, form, url }) => {
  const ids = textsOf(form, 'ids').map(Number)
  const intent = textOf(form, 'intent')
  const back = here + url.search
  if (intent === 'change') return redirect(to.office.changeProducts({ ids: ids.join(',') }), 303)
  if (intent === 'remove') {
    const { changeId } = await api.products.remove({ ids })
    return redirect(doneAt(back, 'deleted', changeId), 303)
  }
  if (intent !== 'publish' && intent !== 'withdraw') throw new PageError(405)
  const { changeId } = await api.products.setStatus({ ids, status: intent === 'publish' ? 'published' : 'withdrawn' })
  return redirect(doneAt(back, 'changed', changeId), 303)
})

export default function ProductListPage() {
  const t = useT()
  const mayEdit = useMay('products.edit')
  const { page, views, choices } = usePageData<typeof loader>()
  const columns = useProductColumns(mayEdit)
  return (
    <AdminList
      title={t('adminProducts.title')}
      page={page}
      views={views}
      columns={columns}
      rowName={titleOf}
      links={<ListLinks list={here} importAt={mayEdit && to.office.newImport()} />}
      summary={mayEdit && page.totalCount > 0 && <ChangeAll count={page.totalCount} />}
      add={mayEdit && { href: `${here}/edit`, label: t('adminProducts.add') }}
      filters={<ProductFilters choices={choices} />}
      bulk={
        mayEdit
          ? [
              { intent: 'change', label: t('adminImports.changeChosen') },
              { intent: 'publish', label: t('adminProducts.publish') },
              { intent: 'withdraw', label: t('adminProducts.withdraw') },
              { intent: 'remove', label: t('adminForm.delete'), danger: true },
            ]
          : []
      }
    />
  )
}

/** To what can be done to all products found, on whatever page. */
function ChangeAll({ count }: { count: number }) {
  const t = useT()
  const [query] = useSearchParams()
  const filter = new URLSearchParams(withoutDone(query.toString()))
  for (const name of ['columns', 'page', 'limit', 'sort']) filter.delete(name)
  return (
    <p>
      <LinkButton href={to.office.changeProducts(filter)} size="sm" icon="edit">
        {t('adminImports.changeLink', { count })}
      </LinkButton>
    </p>
  )
}
