import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { session } from './session-contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useNavigation, useView } from '#platform/web/router.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { CodeField } from './code-field.tsx'
import { RefusalNotice } from './refusal.tsx'
import styles from './session.module.css'

export type Offer = OutputOf<typeof session.offerSecondFactor>

/** What a step of the set-up comes back with. */
export interface SetUpOutcome {
  offer?: Offer
  recoveryCodes?: string[]
  refused?: { message: string; fields: Record<string, string> }
}

export const useSetUp = () => useView().action as SetUpOutcome | undefined

/** The picture for the app, and the first code of it. The secret travels back so that a wrong code shows it again. */
export function ConfirmOffer({ offer }: { offer: Offer }) {
  const t = useT()
  const refused = useSetUp()?.refused
  const busy = useNavigation().state === 'submitting'
  return (
    <form method="post" className={styles.form} noValidate>
      <p>{t('adminSession.enrolScan')}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(offer.image)}`}
        alt={t('adminSession.enrolPicture')}
        className={styles.picture}
      />
      <p>
        {t('adminSession.enrolSecret')}
        <br />
        <code className={styles.secret}>{offer.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <input type="hidden" name="intent" value="confirm" />
      <input type="hidden" name="offer" value={JSON.stringify(offer)} />
      <RefusalNotice />
      <CodeField label={t('adminSession.enrolCode')} error={refused?.fields['code']} />
      <Button type="submit" variant="primary" block busy={busy}>
        {t('adminSession.continue')}
      </Button>
    </form>
  )
}

/** Shown once, with the way on. */
export function RecoveryCodes({ codes, href }: { codes: string[]; href: string }) {
  const t = useT()
  return (
    <div className={styles.form}>
      <Notice kind="warning" title={t('adminSession.recoveryTitle')}>
        {t('adminSession.recoveryText')}
      </Notice>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <LinkButton href={href} variant="primary" block data-document="">
        {t('adminSession.recoveryKept')}
      </LinkButton>
    </div>
  )
}
