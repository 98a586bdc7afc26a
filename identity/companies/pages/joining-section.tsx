import type { CompanyRole, Invitation, JoinRequest } from '../colleague.ts'
import { date } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { RoleSelect } from './role-select.tsx'
import styles from './company.module.css'

interface JoiningProps {
  requests: JoinRequest[]
  invitations: Invitation[]
  roles: CompanyRole[]
}

/** Who wants in, who is invited, and the way to invite somebody; for who may let people in. */
export function JoiningSection({ requests, invitations, roles }: JoiningProps) {
  const t = useT()
  return (
    <>
      {requests.length > 0 && (
        <section className="stack">
          <h2>{t('colleagues.requests')}</h2>
          <ul className={styles.people}>
            {requests.map((request) => (
              <RequestRow key={request.memberId} request={request} roles={roles} />
            ))}
          </ul>
        </section>
      )}
      <section className="stack">
        <h2>{t('colleagues.invite')}</h2>
        <InviteForm roles={roles} key={invitations.length} />
        {invitations.length > 0 && (
          <>
            <h3>{t('colleagues.invitations')}</h3>
            <ul className={styles.people}>
              {invitations.map(({ id, email, role, expiresAt }) => (
                <li key={id}>
                  <div>
                    <b>{email}</b>
                    <p className="muted">
                      {localised(t.locale, role.name, role.nameEn).text} ·{' '}
                      <span className={styles.whole}>{t('colleagues.until', { day: date(expiresAt) })}</span>
                    </p>
                  </div>
                  <form method="post">
                    <input type="hidden" name="id" value={id} />
                    <Button
                      type="submit"
                      size="sm"
                      variant="quiet"
                      name="intent"
                      value="revoke"
                      aria-label={t('colleagues.revokeOf', { email })}
                    >
                      {t('colleagues.revoke')}
                    </Button>
                  </form>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </>
  )
}

function RequestRow({ request, roles }: { request: JoinRequest; roles: CompanyRole[] }) {
  const t = useT()
  const { memberId, realname, title, email, askedAt } = request
  return (
    <li>
      <div>
        <b>{realname}</b>
        <p className="muted">
          {title && `${title} · `}
          {email && `${email} · `}
          <span className={styles.whole}>{t('colleagues.asked', { day: date(askedAt) })}</span>
        </p>
      </div>
      <form method="post" className={styles.choice}>
        <input type="hidden" name="memberId" value={memberId} />
        <RoleSelect roles={roles} label={t('colleagues.roleOf', { name: realname })} />
        <Button type="submit" size="sm" variant="primary" name="intent" value="letIn">
          {t('colleagues.letIn')}
        </Button>
        <Button type="submit" size="sm" variant="quiet" name="intent" value="refuse">
          {t('colleagues.refuse')}
        </Button>
      </form>
    </li>
  )
}

function InviteForm({ roles }: { roles: CompanyRole[] }) {
  const t = useT()
  const { refused, typed } = useRefused() ?? {}
  const failed = typed?.['intent'] === 'invite' ? refused : undefined
  return (
    <form method="post" noValidate className={styles.invite}>
      <p className="muted">{t('colleagues.inviteText')}</p>
      <Field label={t('colleagues.email')} error={failed?.fields['email'] ?? failed?.message} required>
        <TextInput type="email" name="email" autoComplete="off" defaultValue={failed ? typed?.['email'] : ''} />
      </Field>
      <Field label={t('colleagues.role')} error={failed?.fields['role']}>
        <RoleSelect roles={roles} />
      </Field>
      <Button type="submit" name="intent" value="invite">
        {t('colleagues.send')}
      </Button>
    </form>
  )
}
