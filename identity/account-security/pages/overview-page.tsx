import { to } from '#platform/contract/to.ts'
import { stepOf, textOf, useFormOutcome } from '#identity/auth/pages/form-outcome.ts'
import { date } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { redirectDocument } from '#platform/web/outcome.ts'
import { usePageData, type Action } from '#platform/web/page.ts'
import { useLocation } from '#platform/web/router.tsx'
import type { Visit } from '#platform/web/visit.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { SessionList } from './session-list.tsx'
import styles from './account-security.module.css'

export async function loader({ api }: Visit) {
  const [overview, sessions, secondFactor, passkeys] = await Promise.all([
    api.accountSecurity.overview(),
    api.accountSecurity.sessions(),
    api.secondFactor.info(),
    api.passkeys.info(),
  ])
  return { overview, sessions, secondFactor, passkeys }
}

export const action: Action = ({ api, form, t }) =>
  stepOf(form, async () => {
    if (textOf(form, 'intent') === 'verify') {
      await api.accountSecurity.sendActivation({ lang: t.locale })
      return { sent: true }
    }
    const id = textOf(form, 'id')
    await api.accountSecurity.endSession(id ? { id } : {})
    return redirectDocument(to.accountSecurity({ done: id ? 'session' : 'sessions' }))
  })

export default function AccountSecurityPage() {
  const t = useT()
  const { overview, sessions, secondFactor, passkeys } = usePageData<typeof loader>()
  return (
    <div className="stack loose">
      <header>
        <h1>{t('accountSecurity.title')}</h1>
        <p className="muted">{t('accountSecurity.intro')}</p>
      </header>
      <Outcome />
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt>{t('accountSecurity.password')}</dt>
          <dd>{t('accountSecurity.changedOn', { date: date(overview.passwordChangedAt) })}</dd>
          <dd className={styles.actions}>
            <LinkButton href={to.changePassword()} size="sm">
              {t('accountSecurity.change')}
            </LinkButton>
          </dd>
        </div>
        <EmailRow email={overview.email} verified={overview.emailVerificationFlag} />
        <div className={styles.row}>
          <dt>{t('accountSecurity.mobile')}</dt>
          <dd>{overview.mobile ?? <span className="muted">{t('accountSecurity.notSet')}</span>}</dd>
          <dd className={styles.actions}>
            <LinkButton href={to.checkPassword(to.changeMobile())} size="sm">
              {overview.mobile ? t('accountSecurity.change') : t('accountSecurity.add')}
            </LinkButton>
          </dd>
        </div>
        <SecondFactorRow active={secondFactor.active} />
        {passkeys.offered && <PasskeyRow names={passkeys.passkeys.map(({ name }) => name)} />}
        <div className={styles.row}>
          <dt>{t('accountSecurity.yourData')}</dt>
          <dd className="muted">{t('accountSecurity.yourDataText')}</dd>
          <dd className={styles.actions}>
            <LinkButton href={to.ownData()} size="sm">
              {t('accountSecurity.open')}
            </LinkButton>
          </dd>
        </div>
      </dl>
      <SessionList sessions={sessions} />
    </div>
  )
}

function SecondFactorRow({ active }: { active: boolean }) {
  const t = useT()
  return (
    <div className={styles.row}>
      <dt>{t('accountSecurity.secondFactor')}</dt>
      <dd>
        {active ? (
          <Badge tone="success">{t('accountSecurity.on')}</Badge>
        ) : (
          <span className="muted">{t('accountSecurity.off')}</span>
        )}
      </dd>
      <dd className={styles.actions}>
        <LinkButton href={to.secondFactor()} size="sm">
          {active ? t('accountSecurity.change') : t('accountSecurity.setUp')}
        </LinkButton>
      </dd>
    </div>
  )
}

function PasskeyRow({ names }: { names: string[] }) {
  const t = useT()
  return (
    <div className={styles.row}>
      <dt>{t('passkeys.title')}</dt>
      <dd>{names.length > 0 ? names.join(', ') : <span className="muted">{t('accountSecurity.notSet')}</span>}</dd>
      <dd className={styles.actions}>
        <LinkButton href={to.secondFactor()} size="sm" aria-label={t('passkeys.title')}>
          {names.length > 0 ? t('accountSecurity.change') : t('accountSecurity.setUp')}
        </LinkButton>
      </dd>
    </div>
  )
}

function EmailRow({ email, verified }: { email: string | null; verified: boolean }) {
  const t = useT()
  return (
    <div className={styles.row}>
      <dt>{t('accountSecurity.email')}</dt>
      <dd>
        {email ?? <span className="muted">{t('accountSecurity.notSet')}</span>}
        {email && (
          <Badge tone={verified ? 'success' : 'warning'}>
            {verified ? t('accountSecurity.verified') : t('accountSecurity.notVerified')}
          </Badge>
        )}
      </dd>
      <dd className={styles.actions}>
        {email && !verified && (
          <form method="post">
            <Button type="submit" name="intent" value="verify" size="sm">
              {t('accountSecurity.verifyNow')}
            </Button>
          </form>
        )}
        <LinkButton href={to.checkPassword(to.changeEmail())} size="sm">
          {email ? t('accountSecurity.change') : t('accountSecurity.add')}
        </LinkButton>
      </dd>
    </div>
  )
}

/** What was just done, here or on the page that led back. */
function Outcome() {
  const t = useT()
  const { search } = useLocation()
  const { sent, refused } = useFormOutcome() ?? {}
  const done = new URLSearchParams(search).get('done')
  const texts: Record<string, string> = {
    password: t('accountSecurity.passwordChanged'),
    mobile: t('accountSecurity.mobileChanged'),
    email: t('accountSecurity.emailChanged'),
    secondFactorOn: t('accountSecurity.secondFactorOn'),
    secondFactorOff: t('accountSecurity.secondFactorOff'),
    passkeyAdded: t('accountSecurity.passkeyAdded'),
    passkeyRemoved: t('accountSecurity.passkeyRemoved'),
    session: t('accountSecurity.sessionEnded'),
    sessions: t('accountSecurity.othersEnded'),
    prove: t('accountSecurity.proveFirst'),
  }
  const text = sent ? t('accountSecurity.sendSuccess') : done && Object.hasOwn(texts, done) ? texts[done] : undefined
  return (
    <div role="status" className={styles.outcome}>
      {refused ? (
        <Notice kind="danger">{refused.message}</Notice>
      ) : (
        text && <Notice kind={done === 'prove' ? 'warning' : 'success'}>{text}</Notice>
      )}
    </div>
  )
}
