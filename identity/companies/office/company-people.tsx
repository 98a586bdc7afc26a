import { to } from '#platform/contract/to.ts'
import { dateTime } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import { useMay } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import type { CompanyRole } from '../colleague.ts'
import type { CompanyInfo } from './contract.ts'

/** Who acts for the company and who asks to; the role of each can be set, the keeper's too. */
export function CompanyPeople({ company }: { company: CompanyInfo }) {
  const t = useT()
  const mayEdit = useMay('members.edit')
  const refused = useRefused()
  const { id: companyId, people, requests, roles } = company
  return (
    <Card title={t('adminCompanies.people')} look="ruled">
      <div className="stack">
        {refused?.typed['memberId'] && <Notice kind="danger">{refused.refused.message}</Notice>}
        {people.length === 0 && <p className="muted">{t('adminCompanies.nobody')}</p>}
        <ul className="stack tight">
          {people.map(({ id, realname, email, role }) => (
            <li key={`${id} ${role.code}`}>
              <a href={to.office.member(id)}>{realname}</a> <span className="muted">{email}</span>
              {mayEdit ? (
                <form method="post" className="cluster">
                  <input type="hidden" name="id" value={companyId} />
                  <input type="hidden" name="memberId" value={id} />
                  <RoleSelect roles={roles} name={realname} chosen={role.code} />
                  <Button type="submit" size="sm" name="intent" value="appoint">
                    {t('adminCompanies.appoint')}
                  </Button>
                </form>
              ) : (
                <span className="muted"> · {localised(t.locale, role.name, role.nameEn).text}</span>
              )}
            </li>
          ))}
        </ul>
        {requests.length > 0 && <h3>{t('adminCompanies.requests')}</h3>}
        <ul className="stack tight">
          {requests.map(({ memberId, realname, email, askedAt }) => (
            <li key={memberId}>
              <a href={to.office.member(memberId)}>{realname}</a>{' '}
              <span className="muted">
                {email} · {dateTime(askedAt)}
              </span>
              {mayEdit && (
                <form method="post" className="cluster">
                  <input type="hidden" name="id" value={companyId} />
                  <input type="hidden" name="memberId" value={memberId} />
                  <RoleSelect roles={roles} name={realname} chosen="buyer" />
                  <Button type="submit" size="sm" name="intent" value="letIn">
                    {t('adminCompanies.letIn')}
                  </Button>
                  <Button type="submit" size="sm" variant="quiet" name="intent" value="refuse">
                    {t('adminCompanies.refuse')}
                  </Button>
                </form>
              )}
            </li>
          ))}
        </ul>
        {mayEdit && <KeeperForm companyId={companyId} />}
      </div>
    </Card>
  )
}

function KeeperForm({ companyId }: { companyId: number }) {
  const t = useT()
  const refused = useRefused()
  const outcome = refused?.typed['intent'] === 'appointKeeper' ? refused : undefined
  return (
    <form method="post" noValidate className="stack tight">
      <input type="hidden" name="id" value={companyId} />
      <Field
        label={t('adminCompanies.keeperAccount')}
        hint={t('adminCompanies.keeperHint')}
        error={outcome?.refused.fields['account']}
      >
        <TextInput name="account" maxLength={254} defaultValue={outcome?.typed['account'] ?? ''} autoComplete="off" />
      </Field>
      <p>
        <Button type="submit" size="sm" name="intent" value="appointKeeper">
          {t('adminCompanies.appointKeeper')}
        </Button>
      </p>
    </form>
  )
}

function RoleSelect({ roles, name, chosen }: { roles: CompanyRole[]; name: string; chosen: string }) {
  const t = useT()
  return (
    <Select
      name="role"
      aria-label={t('adminCompanies.roleOf', { name })}
      defaultValue={chosen}
      options={roles.map((each) => ({ value: each.code, label: localised(t.locale, each.name, each.nameEn).text }))}
    />
  )
}
