import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { secondFactor } from '../contract.ts'
import { RefusalNotice } from '#identity/auth/pages/refusal-notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { useNavigation } from '#platform/web/router.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { CodeField } from './code-field.tsx'
import styles from './second-factor.module.css'

export type Offer = OutputOf<typeof secondFactor.offer>

/** The picture for the app, and the first code of it. The secret travels back so that a wrong code shows it again. */
export function ConfirmOffer({ offer, error }: { offer: Offer; error: string | undefined }) {
  const t = useT()
  const busy = useNavigation().state === 'submitting'
  return (
    <form method="post" className={styles.form} noValidate>
      <p>{t('secondFactor.scan')}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(offer.image)}`}
        alt={t('secondFactor.picture')}
        className={styles.picture}
      />
      <p>
        {t('secondFactor.secret')}
        <br />
        <code className={styles.secret}>{offer.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <input type="hidden" name="intent" value="confirm" />
      <input type="hidden" name="offer" value={JSON.stringify(offer)} />
      <RefusalNotice />
      <CodeField label={t('secondFactor.firstCode')} error={error} />
      <Button type="submit" variant="primary" block busy={busy}>
        {t('secondFactor.continue')}
      </Button>
    </form>
  )
}

/** Shown once, with the way on. */
export function RecoveryCodes({ codes, href }: { codes: string[]; href: string }) {
  const t = useT()
  return (
    <div className={styles.form}>
      <Notice kind="warning" title={t('secondFactor.recoveryTitle')}>
        {t('secondFactor.recoveryText')}
      </Notice>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <LinkButton href={href} variant="primary" block data-document="">
        {t('secondFactor.recoveryKept')}
      </LinkButton>
    </div>
  )
}
