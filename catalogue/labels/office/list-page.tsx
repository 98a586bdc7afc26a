import { labels, type LabelRow } from './contract.ts'
import { doneAt } from '#platform/office/done.ts'
import { textOf, textsOf } from '#platform/office/form.ts'
import { listAction } from '#platform/office/list-action.ts'
import { useMay, type AdminVisit } from '#platform/office/visit.ts'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import { FilterSelect } from '#platform/office/ui/filter-select.tsx'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { useNameColumns } from '#platform/office/ui/use-name-columns.tsx'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { Badge } from '#platform/ui/badge.tsx'

const here = '/admin/labels'

export async function loader({ api, url }: AdminVisit) {
  const [page, views] = await Promise.all([
    api.labels.list(readQuery(labels.list, url)),
    api.desk.filters({ list: 'labels' }),
  ])
  return { page, views }
}

export const action = listAction('labels', async ({ api, form, url }) => {
  const ids = textsOf(form, 'ids').map(Number)
  const intent = textOf(form, 'intent')
  const back = here + url.search
  if (intent === 'remove') {
    const { changeId } = await api.labels.remove({ ids })
    return redirect(doneAt(back, 'deleted', changeId), 303)
  }
  const { changeId } = await api.labels.showOnHome({ ids, onHome: intent === 'show' })
  return redirect(doneAt(back, 'changed', changeId), 303)
})

export default function LabelListPage() {
  const t = useT()
  const mayEdit = useMay('catalogue.edit')
  const { page, views } = usePageData<typeof loader>()
  const nameOf = ({ name, nameEn }: LabelRow) => localised(t.locale, name, nameEn).text
  const names = useNameColumns<LabelRow>(mayEdit && `${here}/edit`)
  const columns: ListColumn<LabelRow>[] = [
    ...names,
    {
      key: 'onHome',
      header: t('adminLabels.onHome'),
      cell: ({ onHome }) => (onHome ? <Badge tone="brand">{t('adminForm.yes')}</Badge> : t('adminForm.no')),
    },
    {
      key: 'products',
      header: t('adminForm.products'),
      numeric: true,
      sortable: true,
      cell: ({ products }) => products.toLocaleString('en-US'),
    },
    { key: 'cases', header: t('adminLabels.cases'), numeric: true, cell: ({ cases }) => cases },
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
      title={t('adminLabels.title')}
      page={page}
      views={views}
      columns={columns}
      rowName={nameOf}
      add={mayEdit && { href: `${here}/edit`, label: t('adminLabels.add') }}
      filters={
        <>
          <FilterSelect
            name="onHome"
            label={t('adminLabels.onHome')}
            options={[
              { value: '1', label: t('adminForm.yes') },
              { value: '0', label: t('adminForm.no') },
            ]}
          />
          <FilterSelect
            name="unused"
            label={t('adminForm.use')}
            options={[{ value: '1', label: t('adminForm.unused') }]}
          />
        </>
      }
      bulk={
        mayEdit
          ? [
              { intent: 'show', label: t('adminLabels.show') },
              { intent: 'hide', label: t('adminLabels.hide') },
              { intent: 'remove', label: t('adminForm.delete'), danger: true },
            ]
          : []
      }
    />
  )
}
