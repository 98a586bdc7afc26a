import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'

/** A password that is being set, typed twice; quiet while another form of the page was refused. */
export function NewPasswordFields({ quiet = false }: { quiet?: boolean }) {
  const t = useT()
  const refused = useRefused()?.refused
  const fields = quiet ? undefined : refused?.fields
  return (
    <>
      <Field
        label={t('adminSession.newPassword')}
        hint={t('adminSession.passwordHint')}
        error={fields?.['password']}
        required
      >
        <TextInput type="password" name="password" autoComplete="new-password" />
      </Field>
      <Field label={t('adminSession.repeatPassword')} error={fields?.['confirmPassword']} required>
        <TextInput type="password" name="confirmPassword" autoComplete="new-password" />
      </Field>
    </>
  )
}
