import { useRef, useState, type FormEvent } from 'react'
import { usePasskeys } from '#identity/auth/pages/use-passkeys.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useLocation, useNavigation } from '#platform/web/router.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import type { FormOutcome } from '#identity/auth/pages/form-outcome.ts'
import styles from './passkeys.module.css'

export type Offer = NonNullable<FormOutcome['passkey']>

/** The person was proved: a name for the device, which then makes its key. */
export function NewPasskey({ offer }: { offer: Offer }) {
  const t = useT()
  const { pathname } = useLocation()
  const supported = usePasskeys()
  const busy = useNavigation().state === 'submitting'
  const { field, failed, create } = useCreating(offer)
  return (
    <form method="post" className={styles.proof} onSubmit={create}>
      <p>{t('passkeys.offerText')}</p>
      <div role="alert">
        {supported ? failed && <Notice kind="danger">{t(failed)}</Notice> : t('passkeys.unsupported')}
      </div>
      <input type="hidden" name="about" value="passkeys" />
      <input type="hidden" name="credential" ref={field} />
      <Field label={t('passkeys.offerName')} required>
        <TextInput name="name" defaultValue={offer.name} maxLength={60} required autoFocus />
      </Field>
      <div className="cluster">
        <Button type="submit" variant="primary" busy={busy}>
          {t('passkeys.create')}
        </Button>
        <LinkButton href={pathname} data-document="">
          {t('passkeys.cancel')}
        </LinkButton>
      </div>
    </form>
  )
}

/** The form leaves once the device has answered. */
function useCreating({ options }: Offer) {
  const field = useRef<HTMLInputElement>(null)
  const [failed, setFailed] = useState<'passkeys.known' | 'passkeys.notCreated'>()

  async function ask(form: HTMLFormElement) {
    setFailed(undefined)
    try {
      const { createPasskey } = await import('#identity/auth/pages/ask-device.ts')
      const credential = await createPasskey(options)
      if (!credential || !field.current) return
      field.current.value = credential
      form.requestSubmit()
    } catch (error) {
      const known = error instanceof DOMException && error.name === 'InvalidStateError'
      setFailed(known ? 'passkeys.known' : 'passkeys.notCreated')
    }
  }

  const create = (event: FormEvent<HTMLFormElement>) => {
    if (field.current?.value) return
    event.preventDefault()
    void ask(event.currentTarget)
  }
  return { field, failed, create }
}
