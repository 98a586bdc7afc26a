import { useT } from '#platform/web/i18n.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select } from '#platform/ui/input.tsx'
import { channels } from '../channel.ts'

interface ChannelFieldProps {
  chosen: string
  error: string | undefined
}

/** How somebody reached us. */
export function ChannelField({ chosen, error }: ChannelFieldProps) {
  const t = useT()
  return (
    <Field label={t('adminMembers.channel')} error={error} required>
      <Select
        name="channel"
        defaultValue={chosen || 'phone'}
        options={channels.map((value) => ({ value, label: t(`adminMembers.channel_${value}`) }))}
      />
    </Field>
  )
}
