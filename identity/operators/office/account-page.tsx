import { to } from '#platform/contract/to.ts'
import { ConfirmOffer, RecoveryCodes } from '#identity/second-factor/pages/set-up.tsx'
import { isPasskeyForm, PasskeyCard } from '#identity/passkeys/pages/passkey-card.tsx'
import { doneAt } from '#platform/office/done.ts'
import { fieldsOf, textOf } from '#platform/office/form.ts'
import { useMe, type AdminAction, type AdminVisit } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, useRefused } from '#platform/web/page.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { RefusalNotice } from './refusal.tsx'
import { useSetUp } from './second-factor.tsx'
import { setUpStep } from './set-up.ts'
import styles from './session.module.css'

const here = to.office.account()

export const loader = ({ api }: AdminVisit) => api.session.passkeys()

async function passkeyStep({ api: { session }, form }: AdminVisit & { form: FormData }) {
  const password = textOf(form, 'password')
  if (form.has('credential')) {
    await session.addPasskey(fieldsOf(form, 'credential', 'name'))
    return redirect(doneAt(here, 'saved'), 303)
  }
  if (!form.has('passkey')) return { passkey: await session.offerPasskey({ password }) }
  await session.removePasskey({ id: textOf(form, 'passkey'), password })
  return redirect(doneAt(here, 'deleted'), 303)
}

export const action: AdminAction = async (visit) => {
  const { api, form } = visit
  if (form.has('about')) return passkeyStep(visit)
  switch (textOf(form, 'intent')) {
    case 'password':
      await api.session.changePassword(fieldsOf(form, 'currentPassword', 'password', 'confirmPassword'))
      return redirect(doneAt(here, 'password'), 303)
    case 'codes':
      return api.session.renewRecoveryCodes({ password: textOf(form, 'password') })
    default:
      return setUpStep(visit)
  }
}

export default function AccountPage() {
  const t = useT()
  const { offer, recoveryCodes, passkey, refused } = useSetUp() ?? {}
  return (
    <div className="stack loose">
      <h1>{t('adminSession.accountTitle')}</h1>
      <Card title={t('adminSession.secondStep')}>
        <div className={styles.narrow}>
          {recoveryCodes ? (
            <RecoveryCodes codes={recoveryCodes} href={here} />
          ) : offer ? (
            <ConfirmOffer offer={offer} error={refused?.fields['code']} />
          ) : (
            <SecondStep />
          )}
        </div>
      </Card>
      {!offer && !recoveryCodes && <OwnPasskeys />}
      {!offer && !recoveryCodes && !passkey && (
        <Card title={t('adminSession.changePassword')}>
          <PasswordForm />
        </Card>
      )}
    </div>
  )
}

/** Which of the forms on the page was refused. */
const useOwnRefusal = (intents: string[]) => {
  const outcome = useRefused()
  return outcome?.typed && intents.includes(outcome.typed['intent'] ?? '') ? outcome.refused : undefined
}

function useStateText() {
  const me = useMe()
  const { passkeys } = usePageData<typeof loader>()
  if (me?.hasSecondFactor) return 'adminSession.secondStepOn'
  return me?.needsSecondFactor && passkeys.length > 0 ? 'adminSession.secondStepPasskey' : 'adminSession.secondStepOff'
}

function SecondStep() {
  const t = useT()
  const me = useMe()
  const state = useStateText()
  const refused = useOwnRefusal(['offer', 'codes'])
  return (
    <form method="post" className={styles.narrow} noValidate>
      <p>{t(state)}</p>
      {me?.hasSecondFactor && <p className="muted">{t('adminSession.recoveryLeft', { count: me.recoveryCodes })}</p>}
      {refused && <RefusalNotice />}
      <Field label={t('adminSession.confirmPassword')} error={refused?.fields['password']} required>
        <TextInput type="password" name="password" autoComplete="current-password" />
      </Field>
      <div className="cluster">
        <Button type="submit" name="intent" value="offer" variant={me?.hasSecondFactor ? 'secondary' : 'primary'}>
          {t(me?.hasSecondFactor ? 'adminSession.secondStepReplace' : 'adminSession.secondStepSet')}
        </Button>
        {me?.hasSecondFactor && (
          <Button type="submit" name="intent" value="codes">
            {t('adminSession.recoveryRenew')}
          </Button>
        )}
      </div>
    </form>
  )
}

function OwnPasskeys() {
  const t = useT()
  const { offered, passkeys } = usePageData<typeof loader>()
  const { passkey, typed, refused } = useSetUp() ?? {}
  const mine = isPasskeyForm(typed)
  if (!offered) return null
  const proof = (
    <Field label={t('adminSession.confirmPassword')} error={mine ? refused?.fields['password'] : undefined} required>
      <TextInput type="password" name="password" autoComplete="current-password" />
    </Field>
  )
  return (
    <PasskeyCard passkeys={passkeys} offer={passkey} notice={mine && <RefusalNotice />} proof={proof} look="framed" />
  )
}

function PasswordForm() {
  const t = useT()
  const refused = useOwnRefusal(['password'])
  return (
    <form method="post" className={styles.narrow} noValidate>
      <input type="hidden" name="intent" value="password" />
      {refused && <RefusalNotice />}
      <Field label={t('adminSession.currentPassword')} error={refused?.fields['currentPassword']} required>
        <TextInput type="password" name="currentPassword" autoComplete="current-password" />
      </Field>
      <NewPasswordFields quiet={!refused} />
      <div>
        <Button type="submit" variant="primary">
          {t('adminSession.changePassword')}
        </Button>
      </div>
    </form>
  )
}
