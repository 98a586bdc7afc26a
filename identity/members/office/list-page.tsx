import { to } from '#platform/contract/to.ts'
import { members, memberStates } from './contract.ts'
import { localised } from '#platform/texts/localised.ts'
import { doneAt } from '#platform/office/done.ts'
import { textOf, textsOf } from '#platform/office/form.ts'
import { listAction } from '#platform/office/list-action.ts'
import { useMay, type AdminVisit } from '#platform/office/visit.ts'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import { FilterSelect } from '#platform/office/ui/filter-select.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { PageError, redirect } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { useMemberColumns } from './use-member-columns.tsx'

export async function loader({ api, url }: AdminVisit) {
  const [page, roles, views] = await Promise.all([
    api.members.list(readQuery(members.list, url)),
    api.members.roles(),
    api.desk.filters({ list: 'members' }),
  ])
  return { page, roles, views }
}

const here = to.office.members()

export const action = listAction('members', async ({ api, form, url }) => {
  const [intent, ids] = [textOf(form, 'intent'), textsOf(form, 'ids').map(Number)]
  if (intent !== 'disable' && intent !== 'enable') throw new PageError(405)
  const { changeId } = await api.members[intent]({ ids })
  return redirect(doneAt(here + url.search, intent === 'disable' ? 'disabled' : 'enabled', changeId), 303)
})

export default function MemberListPage() {
  const t = useT()
  const { page, roles, views } = usePageData<typeof loader>()
  const mayEdit = useMay('members.edit')
  const mayEnter = useMay('behalf.enter')
  const columns = useMemberColumns()
  return (
    <AdminList
      title={t('adminMembers.title')}
      page={page}
      views={views}
      columns={columns}
      rowName={({ realname }) => realname}
      add={mayEnter && { href: to.office.newMember(), label: t('adminMembers.newMember') }}
      bulk={
        mayEdit
          ? [
              { intent: 'disable', label: t('adminMembers.disable'), danger: true },
              { intent: 'enable', label: t('adminMembers.enable') },
            ]
          : []
      }
      filters={
        <>
          <FilterSelect
            name="state"
            label={t('adminMembers.state')}
            options={memberStates.map((state) => ({ value: state, label: t(`adminMembers.state_${state}`) }))}
          />
          <FilterSelect
            name="roleId"
            label={t('adminMembers.role')}
            options={roles.map(({ id, name, nameEn }) => ({
              value: id,
              label: localised(t.locale, name, nameEn).text,
            }))}
          />
        </>
      }
    />
  )
}
