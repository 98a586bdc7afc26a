import { contactLanguages, contacts, type ContactRow } from './contract.ts'
import { localised } from '#platform/texts/localised.ts'
import { doneAt } from '#platform/office/done.ts'
import { textOf, textsOf } from '#platform/office/form.ts'
import { listAction } from '#platform/office/list-action.ts'
import { useMay, type AdminVisit } from '#platform/office/visit.ts'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import { FilterSelect } from '#platform/office/ui/filter-select.tsx'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { RowLink } from '#platform/office/ui/row-link.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import styles from './contacts.module.css'

const here = '/admin/contacts'

export async function loader({ api, url }: AdminVisit) {
  const [page, views] = await Promise.all([
    api.contacts.list(readQuery(contacts.list, url)),
    api.desk.filters({ list: 'contacts' }),
  ])
  return { page, views }
}

export const action = listAction('contacts', async ({ api, form, url }) => {
  const ids = textsOf(form, 'ids').map(Number)
  const { changeId } = await api.contacts.setActive({ ids, active: textOf(form, 'intent') === 'activate' })
  return redirect(doneAt(here + url.search, 'changed', changeId), 303)
})

export default function ContactListPage() {
  const t = useT()
  const mayEdit = useMay('service.edit')
  const { page, views } = usePageData<typeof loader>()
  const nameOf = ({ name, nameEn }: ContactRow) => localised(t.locale, name, nameEn).text
  const language = { 'zh-CN': t('adminContacts.chinese'), 'en-US': t('adminContacts.english') }
  const columns: ListColumn<ContactRow>[] = [
    {
      key: t.locale === 'zh-CN' ? 'name' : 'nameEn',
      header: t('adminContacts.name'),
      rowHeader: true,
      sortable: true,
      cell: (row) => (
        <span className={styles.person}>
          <StoredPicture picture={row.picture} alt="" sizes="2.25rem" className={styles.face} />
          <RowLink to={mayEdit && `${here}/edit?id=${row.id}`}>{nameOf(row)}</RowLink>
        </span>
      ),
    },
    {
      key: 'languages',
      header: t('adminContacts.languages'),
      cell: ({ languages }) => languages.map((code) => language[code]).join(t.locale === 'zh-CN' ? '、' : ', '),
    },
    {
      key: 'active',
      header: t('adminContacts.active'),
      cell: ({ active }) => (
        <Badge tone={active ? 'success' : 'neutral'}>
          {t(active ? 'adminContacts.state_active' : 'adminContacts.state_off')}
        </Badge>
      ),
    },
    {
      key: 'operators',
      header: t('adminContacts.operators'),
      cell: ({ operators }) =>
        operators.map(({ name, nameEn }) => localised(t.locale, name, nameEn).text).join(' · ') || '-',
    },
    {
      key: 'visitors',
      header: t('adminContacts.visitors'),
      numeric: true,
      sortable: true,
      cell: ({ visitors }) => visitors.toLocaleString('en-US'),
    },
    {
      key: 'members',
      header: t('adminContacts.members'),
      numeric: true,
      sortable: true,
      cell: ({ members }) => members.toLocaleString('en-US'),
    },
    {
      key: 'waiting',
      header: t('adminContacts.waiting'),
      numeric: true,
      sortable: true,
      cell: ({ waiting }) => waiting,
    },
    { key: 'email', header: t('adminContacts.email'), cell: ({ email }) => email },
    { key: 'phone', header: t('adminContacts.phone'), optional: true, cell: ({ phone }) => phone },
    { key: 'wechatId', header: t('adminContacts.wechatId'), optional: true, cell: ({ wechatId }) => wechatId },
  ]
  return (
    <AdminList
      title={t('adminContacts.title')}
      page={page}
      views={views}
      columns={columns}
      rowName={nameOf}
      add={mayEdit && { href: `${here}/edit`, label: t('adminContacts.add') }}
      filters={
        <>
          <FilterSelect
            name="language"
            label={t('adminContacts.languages')}
            options={contactLanguages.map((value) => ({ value, label: language[value] }))}
          />
          <FilterSelect
            name="active"
            label={t('adminContacts.active')}
            options={[
              { value: '1', label: t('adminForm.yes') },
              { value: '0', label: t('adminForm.no') },
            ]}
          />
        </>
      }
      bulk={
        mayEdit
          ? [
              { intent: 'activate', label: t('adminContacts.activate') },
              { intent: 'deactivate', label: t('adminContacts.deactivate') },
            ]
          : []
      }
    />
  )
}
