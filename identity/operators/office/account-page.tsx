import { to } from '#platform/contract/to.ts'
import { ConfirmOffer, RecoveryCodes } from '#identity/second-factor/pages/set-up.tsx'
import { doneAt } from '#platform/office/done.ts'
import { fieldsOf, textOf } from '#platform/office/form.ts'
import { useMe, type AdminAction } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { useRefused } from '#platform/web/page.ts'
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

export const action: AdminAction = async (visit) => {
  const { api, form } = visit
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
  const { offer, recoveryCodes, refused } = useSetUp() ?? {}
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
      {!offer && !recoveryCodes && (
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

function SecondStep() {
  const t = useT()
  const me = useMe()
  const refused = useOwnRefusal(['offer', 'codes'])
  return (
    <form method="post" className={styles.narrow} noValidate>
      <p>{t(me?.hasSecondFactor ? 'adminSession.secondStepOn' : 'adminSession.secondStepOff')}</p>
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
