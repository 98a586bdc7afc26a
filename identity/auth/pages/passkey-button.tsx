import { useEffect, useRef, useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { useNavigation } from '#platform/web/router.tsx'
import { Button } from '#platform/ui/button.tsx'
import { usePasskeys } from './use-passkeys.ts'
import styles from './auth.module.css'

type Request = PublicKeyCredentialRequestOptionsJSON

interface PasskeyButtonProps {
  /** null where the site has no passkeys. */
  request: Request | null
  /** Where the answer is sent, if not to this page. */
  action?: string
}

/** Nobody types a name: the device finds the account, by the button or where the browser suggests accounts. */
export function PasskeyButton({ request, action }: PasskeyButtonProps) {
  return usePasskeys() && request ? <Asking request={request} action={action} /> : null
}

function Asking({ request, action }: { request: Request; action: string | undefined }) {
  const t = useT()
  const { field, failed, ask } = useAsking(request)
  const { state, form } = useNavigation()
  const busy = state === 'submitting' && form?.get('intent') === 'passkey'
  return (
    <form method="post" action={action} className={styles.passkey}>
      <input type="hidden" name="intent" value="passkey" />
      <input type="hidden" name="credential" ref={field} />
      <Button size="lg" block icon="lock" busy={busy} onClick={() => void ask('optional')}>
        {t('passkeys.signIn')}
      </Button>
      <p role="status" className={styles.failed}>
        {failed && t('passkeys.cancelled')}
      </p>
    </form>
  )
}

/** One question to the device at a time: a press takes the place of the one that waits for a suggestion to be picked. */
function useAsking(request: Request) {
  const field = useRef<HTMLInputElement>(null)
  const waiting = useRef<AbortController>(undefined)
  const [failed, setFailed] = useState(false)

  async function ask(mediation: 'conditional' | 'optional') {
    waiting.current?.abort()
    const { signal } = (waiting.current = new AbortController())
    setFailed(false)
    try {
      const { showPasskey } = await import('./ask-device.ts')
      const credential = await showPasskey(request, signal, mediation)
      if (!credential || !field.current) return
      field.current.value = credential
      field.current.form?.requestSubmit()
    } catch {
      // Turned away, too late, or no device at hand; nobody waits for a suggestion.
      if (mediation === 'optional' && !signal.aborted) setFailed(true)
    }
  }

  useEffect(() => {
    void ask('conditional')
    return () => waiting.current?.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [request])
  return { field, failed, ask }
}
