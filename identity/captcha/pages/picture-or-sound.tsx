import { useEffect, useRef } from 'react'
import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useNavigation } from '#platform/web/router.tsx'
import { IconButton } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import type { Captcha } from './captcha-of.ts'
import styles from './captcha.module.css'

interface PictureOrSoundProps {
  captcha: Captcha
  error: string | undefined
  /** The visitor has just opened it, and goes on here. */
  asked: boolean
}

/** Six digits to see or to hear. Another six are a step of the form, so nothing that was typed is lost. */
export function PictureOrSound({ captcha, error, asked }: PictureOrSoundProps) {
  const t = useT()
  const busy = useNavigation().form?.get('intent') === 'renew'
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asked) place.current?.querySelector('input')?.focus()
  }, [asked])
  return (
    <div ref={place}>
      <Field label={t('captcha.digits')} hint={<Help />} error={error} required>
        <span className={styles.picture}>
          <img src={captcha.pictureUrl} alt={t('captcha.pictureAlt')} width={240} height={80} />
          <IconButton
            type="submit"
            name="intent"
            value="renew"
            formNoValidate
            icon="refresh"
            aria-busy={busy || undefined}
            label={t('captcha.renew')}
          />
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the captions would be the answer */}
          <audio controls preload="none" src={captcha.soundUrl} aria-label={t('captcha.sound')} />
          <TextInput key={captcha.captchaId} name="captcha" inputMode="numeric" autoComplete="off" maxLength={6} />
        </span>
      </Field>
    </div>
  )
}

/** Who can do neither has a person to turn to. */
function Help() {
  const t = useT()
  return (
    <>
      {t('captcha.hint')} <a href={to.contactUs()}>{t('captcha.help')}</a>
    </>
  )
}
