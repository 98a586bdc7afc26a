import { subjects, type SubjectRow } from './contract.ts'
import { localised } from '#platform/texts/localised.ts'
import { removingAction } from '#platform/office/list-action.ts'
import { useMay, type AdminVisit } from '#platform/office/visit.ts'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { useNameColumns } from '#platform/office/ui/use-name-columns.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'

const here = '/admin/subjects'

export async function loader({ api, url }: AdminVisit) {
  const [page, views] = await Promise.all([
    api.subjects.list(readQuery(subjects.list, url)),
    api.desk.filters({ list: 'subjects' }),
  ])
  return { page, views }
}

export const action = removingAction('subjects')

export default function SubjectListPage() {
  const t = useT()
  const mayEdit = useMay('catalogue.edit')
  const { page, views } = usePageData<typeof loader>()
  const names = useNameColumns<SubjectRow>(mayEdit && `${here}/edit`)
  const columns: ListColumn<SubjectRow>[] = [
    ...names,
    {
      key: 'products',
      header: t('adminForm.products'),
      numeric: true,
      sortable: true,
      cell: ({ products }) => products,
    },
    {
      key: 'position',
      header: t('adminFields.position'),
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
      rowName={({ name, nameEn }) => localised(t.locale, name, nameEn).text}
      add={mayEdit && { href: `${here}/edit`, label: t('adminSubjects.add') }}
      removable={mayEdit}
    />
  )
}
