import { to } from '#platform/contract/to.ts'
import { doneAt, type Done } from '#platform/office/done.ts'
import { fieldsOf, textOf } from '#platform/office/form.ts'
import { intentIn } from '#platform/web/intent-in.ts'
import { useMay, type AdminAction, type AdminVisit } from '#platform/office/visit.ts'
import { Detail } from '#platform/office/ui/detail.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { MemberAccess } from './member-access.tsx'
import { OnBehalf } from './on-behalf.tsx'
import { MemberProfile } from './member-profile.tsx'
import { MemberState } from './member-state.tsx'
import { MemberTrade } from './member-trade.tsx'

export const loader = ({ api, url }: AdminVisit) => api.members.info({ id: url.searchParams.get('id') ?? '' })

export const action: AdminAction = async ({ api, form }) => {
  const id = textOf(form, 'id')
  const actions: Record<string, [Done, () => Promise<{ changeId: string }>]> = {
    save: ['saved', () => api.members.update({ id, ...fieldsOf(form, 'version', 'roleId', 'contactId') })],
    disable: ['disabled', () => api.members.disable({ ids: [Number(id)] })],
    enable: ['enabled', () => api.members.enable({ ids: [Number(id)] })],
    reset: ['reset', () => api.members.resetSecondFactor({ id, currentPassword: textOf(form, 'currentPassword') })],
    invite: ['invited', () => api.members.invite({ id })],
    signOut: ['signedOut', () => api.members.signOut({ ids: [Number(id)] })],
  }
  const [done, act] = intentIn(actions, form)
  const { changeId } = await act()
  // Sessions that were ended do not come back.
  const undoable = done === 'signedOut' || done === 'reset' || done === 'invited' ? undefined : changeId
  return redirect(doneAt(to.office.member(id), done, undoable), 303)
}

export const meta: MetaOf<typeof loader> = ({ realname: name }, t) => ({
  title: t('adminMembers.memberTitle', { name }),
})

export default function MemberPage() {
  const t = useT()
  const member = usePageData<typeof loader>()
  const mayWrite = useMay('service.edit')
  return (
    <Detail
      back={{ href: to.office.members(), label: t('adminMembers.all') }}
      title={t('adminMembers.memberTitle', { name: member.realname })}
      marks={<MemberState member={member} />}
      aside={
        <>
          <OnBehalf member={member} />
          <MemberAccess member={member} />
          {mayWrite && (
            <p>
              <a href={to.office.broadcasts.edit(undefined, { member: member.email ?? member.mobile ?? '' })}>
                {t('adminBroadcasts.add')}
              </a>
            </p>
          )}
        </>
      }
    >
      <MemberProfile member={member} />
      <MemberTrade member={member} />
    </Detail>
  )
}
