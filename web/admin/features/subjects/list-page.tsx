import { subjects, type SubjectRow } from '#contract/operator/subjects.ts'
import { localised } from '#i18n/localised.ts'
import { doneAt } from '#web/admin/lib/done.ts'
import { textsOf } from '#web/admin/lib/form.ts'
import { listAction } from '#web/admin/lib/list-action.ts'
import { useMay, type AdminVisit } from '#web/admin/lib/visit.ts'
import { AdminList } from '#web/admin/ui/admin-list.tsx'
import type { ListColumn } from '#web/admin/ui/list-columns.ts'
import { useT } from '#web/lib/i18n.tsx'
import { redirect } from '#web/lib/outcome.ts'
import { readQuery, usePageData } from '#web/lib/page.ts'

const here = '/admin/subjects'

export async function loader({ api, url }: AdminVisit) {
  const [page, views] = await Promise.all([
    api.subjects.list(readQuery(subjects.list, url)),
    api.desk.filters({ list: 'subjects' }),
  ])
  return { page, views }
}

export const action = listAction('subjects', async ({ api, form, url }) => {
  const { changeId } = await api.subjects.remove({ ids: textsOf(form, 'ids').map(Number) })
  return redirect(doneAt(here + url.search, 'deleted', changeId), 303)
})

export default function SubjectListPage() {
  const t = useT()
  const mayEdit = useMay('catalogue.edit')
  const { page, views } = usePageData<typeof loader>()
  const columns: ListColumn<SubjectRow>[] = [
    {
      key: 'nameEn',
      header: t('adminSubjects.nameEn'),
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
      header: t('adminSubjects.nameZh'),
      sortable: true,
      cell: ({ name }) => <span lang="zh-CN">{name}</span>,
    },
    { key: 'code', header: t('adminSubjects.code'), sortable: true, cell: ({ code }) => <code>{code}</code> },
    {
      key: 'products',
      header: t('adminSubjects.products'),
      numeric: true,
      sortable: true,
      cell: ({ products }) => products,
    },
    {
      key: 'position',
      header: t('adminSubjects.position'),
      numeric: true,
      sortable: true,
      cell: ({ position }) => position,
    },
  ]
  return (
    <AdminList
      title={t('adminSubjects.title')}
      page={page}
      views={views}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ name, nameEn }) => localised(t.locale, name, nameEn).text}
      add={mayEdit ? { href: `${here}/edit`, label: t('adminSubjects.add') } : undefined}
      bulk={mayEdit ? [{ intent: 'remove', label: t('adminForm.delete'), danger: true }] : []}
    />
  )
}
