import { to } from '#platform/contract/to.ts'
import type { MemberInfo } from './contract.ts'
import { dateTime, orDash, empty } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { Table } from '#platform/ui/table.tsx'

/** What members say of themselves, and where they are signed in. */
export function MemberProfile({ member }: { member: MemberInfo }) {
  const t = useT()
  const company = member.companyId ? (
    <>
      <a href={to.office.company(member.companyId)}>{member.company}</a>
      {member.keeper && <span className="muted"> {t('adminMembers.keeper')}</span>}
    </>
  ) : (
    orDash(member.company)
  )
  return (
    <>
      <Card title={t('adminMembers.profile')} look="ruled">
        <DescriptionList
          items={[
            { term: t('adminMembers.email'), value: orDash(member.email) },
            { term: t('adminMembers.mobile'), value: orDash(member.mobile) },
            { term: t('adminMembers.contactMobile'), value: orDash(member.contactMobile) },
            { term: t('adminMembers.company'), value: company },
            { term: t('adminMembers.titleField'), value: orDash(member.title) },
            { term: t('adminMembers.department'), value: orDash(member.department) },
            {
              term: t('adminMembers.country'),
              value: member.country ? <Local zh={member.country.name} en={member.country.nameEn} /> : empty,
            },
            { term: t('adminMembers.website'), value: orDash(member.website) },
            {
              term: t('adminMembers.language'),
              value: t(member.locale === 'zh-CN' ? 'adminMembers.chinese' : 'adminMembers.english'),
            },
            { term: t('adminMembers.since'), value: dateTime(member.createdAt) },
            ...(member.enteredBy
              ? [
                  {
                    term: t('adminMembers.enteredBy'),
                    value: <Local zh={member.enteredBy.name} en={member.enteredBy.nameEn} />,
                  },
                ]
              : []),
          ]}
        />
      </Card>
      <SessionsCard sessions={member.sessions} />
    </>
  )
}

function SessionsCard({ sessions }: { sessions: MemberInfo['sessions'] }) {
  const t = useT()
  return (
    <Card title={t('adminMembers.sessions')} look="ruled">
      {sessions.length === 0 ? (
        <p className="muted">{t('adminMembers.noSessions')}</p>
      ) : (
        <Table
          caption={t('adminMembers.sessions')}
          captionHidden
          rows={sessions}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'device',
              header: t('adminMembers.device'),
              rowHeader: true,
              cell: ({ browser, system }) => [browser, system].filter(Boolean).join(' · ') || t('adminMembers.unknown'),
            },
            {
              key: 'place',
              header: t('adminMembers.place'),
              cell: ({ ip, country }) =>
                [country && localised(t.locale, country.name, country.nameEn).text, ip].filter(Boolean).join(' · '),
            },
            { key: 'seen', header: t('adminMembers.lastUsed'), cell: ({ seenAt }) => dateTime(seenAt) },
          ]}
        />
      )}
    </Card>
  )
}
