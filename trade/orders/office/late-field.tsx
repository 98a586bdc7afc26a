import { Field } from '#platform/ui/field.tsx'
import { TextArea } from '#platform/ui/input.tsx'
import { useT } from '#platform/web/i18n.tsx'

interface LateFieldProps {
  text(name: string): string
  error(name: string): string | undefined
}

/** Asked once goods were refused to leave after the latest day of their letter of credit. */
export function LateField({ text, error }: LateFieldProps) {
  const t = useT()
  if (!error('lateReason') && !text('lateReason')) return null
  return (
    <Field label={t('adminOrders.lateReason')} hint={t('adminOrders.lateHint')} error={error('lateReason')} required>
      <TextArea name="lateReason" rows={2} maxLength={500} defaultValue={text('lateReason')} />
    </Field>
  )
}
