import { to } from '#platform/contract/to.ts'
import { stepOf, textOf, useFormOutcome, type FormOutcome } from '#identity/auth/pages/form-outcome.ts'
import { RefusalNotice } from '#identity/auth/pages/refusal-notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { redirectDocument } from '#platform/web/outcome.ts'
import { usePageData, type Action } from '#platform/web/page.ts'
import type { Visit } from '#platform/web/visit.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { isPasskeyForm } from '#identity/passkeys/pages/passkey-card.tsx'
import { OwnPasskeys } from '#identity/passkeys/pages/own-passkeys.tsx'
import { passkeyStep } from '#identity/passkeys/pages/passkey-step.ts'
import { readOffer } from './read-offer.ts'
import { ConfirmOffer, RecoveryCodes } from './set-up.tsx'
import styles from './second-factor.module.css'

export async function loader({ api }: Visit) {
  const [factor, passkeys, { checked, mobile }] = await Promise.all([
    api.secondFactor.info(),
    api.passkeys.info(),
    api.accountSecurity.overview(),
  ])
  return { ...factor, ...passkeys, checked, mobile }
}

export const action: Action = ({ api, form }) =>
  stepOf(form, async () => {
    if (form.has('about')) return passkeyStep(api, form)
    const currentPassword = textOf(form, 'currentPassword')
    switch (textOf(form, 'intent')) {
      case 'confirm':
        return api.secondFactor.confirm({ code: textOf(form, 'code') })
      case 'codes':
        return api.secondFactor.renewCodes({ currentPassword })
      case 'remove':
        await api.secondFactor.remove({ currentPassword })
        return redirectDocument(to.accountSecurity({ done: 'secondFactorOff' }))
      default:
        return { offer: await api.secondFactor.offer({ currentPassword }) }
    }
  })

/** A refused first code shows the same picture again. */
const offerIn = ({ offer, typed }: Pick<FormOutcome, 'offer' | 'typed'>) =>
  offer ?? (typed['intent'] === 'confirm' ? readOffer(typed['offer']) : null)

export default function SecondFactorPage() {
  const t = useT()
  const outcome = useFormOutcome()
  const data = usePageData<typeof loader>()
  const offer = outcome && offerIn(outcome)
  return (
    <div className="stack loose">
      <header>
        <h1>{t('secondFactor.title')}</h1>
        <p className="muted">{t('secondFactor.intro')}</p>
      </header>
      {outcome?.recoveryCodes ? (
        <RecoveryCodes codes={outcome.recoveryCodes} href={to.accountSecurity({ done: 'secondFactorOn' })} />
      ) : offer ? (
        <ConfirmOffer offer={offer} error={outcome.refused?.fields['code']} />
      ) : (
        <>
          {!outcome?.passkey && <State />}
          <OwnPasskeys {...data} />
        </>
      )}
    </div>
  )
}

/** On or off, and what can be done about it with the password. */
function State() {
  const t = useT()
  const { active, recoveryCodes } = usePageData<typeof loader>()
  const outcome = useFormOutcome()
  const refused = isPasskeyForm(outcome?.typed) ? undefined : outcome?.refused
  return (
    <form method="post" className={styles.form} noValidate>
      <p>{t(active ? 'secondFactor.isOn' : 'secondFactor.isOff')}</p>
      {active && <p className="muted">{t('secondFactor.recoveryLeft', { count: recoveryCodes })}</p>}
      {refused && <RefusalNotice />}
      <Field label={t('secondFactor.password')} error={refused?.fields['currentPassword']} required>
        <TextInput type="password" name="currentPassword" autoComplete="current-password" />
      </Field>
      <div className="cluster">
        <Button type="submit" name="intent" value="offer" variant={active ? 'secondary' : 'primary'}>
          {t(active ? 'secondFactor.replace' : 'secondFactor.setUp')}
        </Button>
        {active && (
          <>
            <Button type="submit" name="intent" value="codes">
              {t('secondFactor.renew')}
            </Button>
            <Button type="submit" name="intent" value="remove" variant="danger">
              {t('secondFactor.remove')}
            </Button>
          </>
        )}
      </div>
    </form>
  )
}
