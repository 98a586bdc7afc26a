import { useState } from 'react'
import { refusals } from '#platform/contract/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused, type Refused } from '#platform/web/page.ts'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'

interface PasswordAgainProps {
  /** Which button of the form asked for it; forms with one button have no name for it. */
  intent?: string
}

/** First in its form: asks for the operator's password where the server did, and sends the same form again with it. */
export function PasswordAgain({ intent = '' }: PasswordAgainProps) {
  const outcome = useRefused()
  const asked = outcome?.refused?.fields['currentPassword'] && (outcome.typed['intent'] ?? '') === intent
  return asked ? <Asked key={JSON.stringify(outcome.typed)} outcome={outcome} intent={intent} /> : null
}

function Asked({ outcome, intent }: { outcome: Refused; intent: string }) {
  const t = useT()
  const [closed, setClosed] = useState<Refused>()
  const { code, fields } = outcome.refused
  const password = (
    <Field
      label={t('adminSession.againPassword')}
      error={code === refusals.CHECK_FIRST.code ? undefined : fields['currentPassword']}
      required
    >
      <TextInput type="password" name="currentPassword" autoComplete="current-password" autoFocus />
    </Field>
  )
  return (
    <>
      {/* Without scripts no dialog opens: the field stands in the form. */}
      <noscript>{password}</noscript>
      {closed !== outcome && (
        <Dialog
          open
          size="sm"
          title={t('adminSession.againTitle')}
          closeLabel={t('adminForm.close')}
          onClose={() => setClosed(outcome)}
          footer={
            <Button type="submit" variant="primary" {...(intent && { name: 'intent', value: intent })}>
              {t('adminSession.againContinue')}
            </Button>
          }
        >
          <p>{t('adminSession.againText')}</p>
          {password}
        </Dialog>
      )}
    </>
  )
}
