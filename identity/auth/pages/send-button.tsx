import { useRef } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { useNavigation } from '#platform/web/router.tsx'
import { Button } from '#platform/ui/button.tsx'
import { useFormOutcome } from './form-outcome.ts'
import { useCountdown } from './use-countdown.ts'

interface SendButtonProps {
  /** Name of the field that holds the address; empty where the address is the member's own. */
  field: string
  label: string
  variant?: 'primary' | 'secondary'
  block?: boolean
}

/** Sends a code or link, then counts down to the next one. */
export function SendButton({ field, label, variant, block }: SendButtonProps) {
  const t = useT()
  const place = useRef<HTMLSpanElement>(null)
  const outcome = useFormOutcome()
  const left = useCountdown(place, field, outcome)
  const busy = useNavigation().form?.get('intent') === 'send'
  const text = outcome?.sent ? t('auth.sendCodeAgain') : label
  return (
    <span ref={place}>
      <Button
        type="submit"
        name="intent"
        value="send"
        variant={variant}
        size={block ? 'lg' : 'md'}
        block={block}
        busy={busy}
        disabled={left > 0}
      >
        {left > 0 ? t('auth.resendIn', { seconds: left }) : text}
      </Button>
    </span>
  )
}
