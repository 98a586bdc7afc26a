import { Grade, nameOf, valuesOf } from '#platform/contract/enums.ts'
import { to } from '#platform/contract/to.ts'
import { productStatuses } from './product-values.ts'
import { products, type ProductRow } from './contract.ts'
import { dateTime, money, weight } from '#platform/texts/format.ts'
import { doneAt, withoutDone } from '#platform/office/done.ts'
import { textOf, textsOf } from '#platform/office/form.ts'
import { listAction } from '#platform/office/list-action.ts'
import { useMay, type AdminVisit } from '#platform/office/visit.ts'
import { namedOptions } from '#platform/office/named-options.ts'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import { FilterSelect } from '#platform/office/ui/filter-select.tsx'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { RowLink } from '#platform/office/ui/row-link.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { useLocation } from '#platform/web/router.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { ListLinks } from './list-links.tsx'
import styles from './products.module.css'

const here = to.office.products()
const tones = { draft: 'neutral', published: 'success', withdrawn: 'warning' } as const
const lacks = ['picture', 'price', 'stock', 'chinese', 'english', 'properties'] as const

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
  if (intent === 'remove') {
    const { changeId } = await api.products.remove({ ids })
    return redirect(doneAt(back, 'deleted', changeId), 303)
  }
  const { changeId } = await api.products.setStatus({ ids, status: intent === 'publish' ? 'published' : 'withdrawn' })
  return redirect(doneAt(back, 'changed', changeId), 303)
})

export default function ProductListPage() {
  const t = useT()
  const mayEdit = useMay('catalogue.edit')
  const { search } = useLocation()
  const { page, views, choices } = usePageData<typeof loader>()
  const titleOf = ({ series, model }: ProductRow) => [series, model].filter(Boolean).join(' ')
  const columns: ListColumn<ProductRow>[] = [
    {
      key: 'model',
      header: t('adminProducts.model'),
      rowHeader: true,
      sortable: true,
      cell: (row) => <RowLink to={mayEdit && `${here}/edit?id=${row.id}`}>{titleOf(row)}</RowLink>,
    },
    {
      key: 'brand',
      header: t('adminProducts.brand'),
      sortable: true,
      cell: ({ brandName, brandNameEn }) => <Local zh={brandName} en={brandNameEn} />,
    },
    {
      key: 'category',
      header: t('adminProducts.category'),
      cell: ({ categoryName, categoryNameEn }) => <Local zh={categoryName} en={categoryNameEn} />,
    },
    {
      key: 'grade',
      header: t('adminProducts.grade'),
      cell: ({ grade }) => t(`enums.Grade_${nameOf(Grade, grade) ?? 'prime'}`),
    },
    {
      key: 'status',
      header: t('adminProducts.status'),
      cell: ({ status }) => <Badge tone={tones[status]}>{t(`adminProducts.status_${status}`)}</Badge>,
    },
    {
      key: 'price',
      header: t('adminProducts.price'),
      numeric: true,
      sortable: true,
      cell: ({ currency, perTonneMinor }) =>
        currency ? (
          <span className={styles.figure}>{money(t, perTonneMinor, currency)}</span>
        ) : (
          <span className="muted">{t('adminProducts.onEnquiry')}</span>
        ),
    },
    {
      key: 'stock',
      header: t('adminProducts.stockTonnes'),
      numeric: true,
      sortable: true,
      cell: ({ stockKg }) => <span className={styles.figure}>{weight(t, stockKg)}</span>,
    },
    { key: 'lots', header: t('adminProducts.lotCount'), numeric: true, optional: true, cell: ({ lots }) => lots },
    {
      key: 'pictures',
      header: t('adminProducts.pictureCount'),
      numeric: true,
      optional: true,
      cell: ({ pictures }) => pictures,
    },
    {
      key: 'shop',
      header: t('adminProducts.shop'),
      optional: true,
      cell: ({ shopName, shopNameEn }) => <Local zh={shopName} en={shopNameEn} />,
    },
    {
      key: 'code',
      header: t('adminProducts.code'),
      sortable: true,
      optional: true,
      cell: ({ code }) => <code>{code}</code>,
    },
    {
      key: 'updatedAt',
      header: t('adminProducts.updated'),
      sortable: true,
      cell: ({ updatedAt }) => <span className="code">{dateTime(updatedAt)}</span>,
    },
  ]
  return (
    <AdminList
      title={t('adminProducts.title')}
      page={page}
      views={views}
      columns={columns}
      rowName={titleOf}
      links={<ListLinks query={withoutDone(search)} mayEdit={mayEdit} />}
      add={mayEdit && { href: `${here}/edit`, label: t('adminProducts.add') }}
      filters={
        <>
          <FilterSelect
            name="status"
            label={t('adminProducts.status')}
            options={productStatuses.map((value) => ({ value, label: t(`adminProducts.status_${value}`) }))}
          />
          <FilterSelect
            name="categoryId"
            label={t('adminProducts.category')}
            options={namedOptions(t.locale, choices.categories)}
          />
          <FilterSelect
            name="brandId"
            label={t('adminProducts.brand')}
            options={namedOptions(t.locale, choices.brands)}
          />
          <FilterSelect
            name="grade"
            label={t('adminProducts.grade')}
            options={valuesOf(Grade).map((value) => ({
              value,
              label: t(`enums.Grade_${nameOf(Grade, value) ?? 'prime'}`),
            }))}
          />
          <FilterSelect name="shopId" label={t('adminProducts.shop')} options={namedOptions(t.locale, choices.shops)} />
          <FilterSelect
            name="labelId"
            label={t('adminProducts.label')}
            options={namedOptions(t.locale, choices.labels)}
          />
          <FilterSelect
            name="lacks"
            label={t('adminProducts.lacks')}
            options={lacks.map((value) => ({ value, label: t(`adminProducts.lacks_${value}`) }))}
          />
        </>
      }
      bulk={
        mayEdit
          ? [
              { intent: 'publish', label: t('adminProducts.publish') },
              { intent: 'withdraw', label: t('adminProducts.withdraw') },
              { intent: 'remove', label: t('adminForm.delete'), danger: true },
            ]
          : []
      }
    />
  )
}
