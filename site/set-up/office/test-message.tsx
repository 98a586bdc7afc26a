import type { Tested } from './contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import type { Refused } from '#platform/web/page.ts'
import { useNavigation, useView } from '#platform/web/router.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { Notice } from '#platform/ui/notice.tsx'

export interface TestOutcome {
  channel: 'mail' | 'sms'
  tested: Tested
}

const kinds = { sent: 'success', refused: 'danger', none: 'warning' } as const

/** Whether messages leave, tried by sending one to an address that the operator can look at. */
export function TestMessage({ channel, name }: { channel: 'mail' | 'sms'; name: 'email' | 'mobile' }) {
  const t = useT()
  const busy = useNavigation().state === 'submitting'
  const outcome = useView().action as Partial<TestOutcome & Refused> | undefined
  const tested = outcome?.channel === channel ? outcome.tested : undefined
  const refused = outcome?.typed?.['channel'] === channel ? outcome : undefined
  return (
    <Card title={t(`adminSetUp.test_${channel}`)}>
      <form method="post" noValidate className="stack tight">
        <input type="hidden" name="channel" value={channel} />
        <Field label={t(`adminSetUp.to_${channel}`)} error={refused?.refused?.fields[name]} required>
          <TextInput
            name={name}
            type={channel === 'mail' ? 'email' : 'tel'}
            autoComplete="off"
            defaultValue={refused?.typed?.[name]}
          />
        </Field>
        <Button type="submit" busy={busy}>
          {t('adminSetUp.send')}
        </Button>
        <div role="status">
          {tested && (
            <Notice kind={kinds[tested.outcome]}>
              {t(`adminSetUp.${channel}_${tested.outcome}`)} {tested.answer}
            </Notice>
          )}
        </div>
      </form>
    </Card>
  )
}
