import { useRef, useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { Button } from '#platform/ui/button.tsx'
import type { Captcha } from './captcha-of.ts'
import { PictureOrSound } from './picture-or-sound.tsx'
import { useProof } from './use-proof.ts'
import styles from './captcha.module.css'

/** Passes by itself. A picture and its sound are there for who asks for them, has no scripts, or was refused. */
export function CaptchaField({ captcha }: { captcha: Captcha }) {
  const t = useT()
  const place = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState(false)
  const { proof, failed, waits } = useProof(place, captcha.challenge, !asked)
  const error = useRefused()?.refused?.fields['captcha']
  const shown = asked || failed || error !== undefined
  const picture = <PictureOrSound captcha={captcha} error={error} asked={asked} />
  return (
    <div ref={place} className={styles.captcha}>
      <input type="hidden" name="captchaId" value={captcha.captchaId} />
      {!asked && <input type="hidden" name="altcha" value={proof} />}
      {!asked && !failed && (
        <p className={styles.proof}>
          <span role="status">{proof ? t('captcha.passed') : waits ? t('captcha.waits') : t('captcha.working')}</span>
          {!shown && (
            <Button size="sm" onClick={() => setAsked(true)}>
              {t('captcha.otherWay')}
            </Button>
          )}
        </p>
      )}
      {shown ? picture : <noscript>{picture}</noscript>}
    </div>
  )
}
