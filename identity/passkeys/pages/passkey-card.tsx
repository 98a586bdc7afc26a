import type { ReactNode } from 'react'
import { DefaultSubmit } from '#identity/auth/pages/refusal-notice.tsx'
import { usePasskeys } from '#identity/auth/pages/use-passkeys.ts'
import { date } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Table, type Column } from '#platform/ui/table.tsx'
import type { Passkeys } from '../contract.ts'
import { NewPasskey, type Offer } from './new-passkey.tsx'
import styles from './passkeys.module.css'

type Passkey = Passkeys['passkeys'][number]

interface PasskeyCardProps {
  passkeys: Passkey[]
  /** What the device is asked with, once the person was proved. */
  offer: Offer | undefined
  /** Why the last step was refused. */
  notice: ReactNode
  /** What is typed to prove the person. */
  proof: ReactNode
  /** As the other cards of the page. */
  look?: 'ruled' | 'framed'
}

/** What a form of the card sends tells it from the others of its page. */
export const isPasskeyForm = (typed: Record<string, string> | undefined) => typed?.['about'] === 'passkeys'

export function PasskeyCard({ passkeys, offer, notice, proof, look = 'ruled' }: PasskeyCardProps) {
  const t = useT()
  return (
    <Card title={t('passkeys.title')} look={look}>
      <p className={styles.intro}>{t('passkeys.intro')}</p>
      {offer ? <NewPasskey offer={offer} /> : <List passkeys={passkeys} notice={notice} proof={proof} />}
    </Card>
  )
}

function List({ passkeys, notice, proof }: Omit<PasskeyCardProps, 'offer' | 'look'>) {
  const t = useT()
  const supported = usePasskeys()
  const columns = usePasskeyColumns()
  return (
    <form method="post" className={styles.form} noValidate>
      {/* Enter adds; it never removes. */}
      <DefaultSubmit />
      <input type="hidden" name="about" value="passkeys" />
      {passkeys.length > 0 ? (
        <Table caption={t('passkeys.title')} captionHidden columns={columns} rows={passkeys} rowKey={({ id }) => id} />
      ) : (
        <p className="muted">{t('passkeys.none')}</p>
      )}
      <div className={styles.proof}>
        {notice}
        {(supported || passkeys.length > 0) && proof}
        {supported ? (
          <div>
            <Button type="submit" icon="plus">
              {t('passkeys.add')}
            </Button>
          </div>
        ) : (
          <p className="muted">{t('passkeys.unsupported')}</p>
        )}
      </div>
    </form>
  )
}

function usePasskeyColumns(): Column<Passkey>[] {
  const t = useT()
  return [
    { key: 'name', header: t('passkeys.name'), rowHeader: true, cell: ({ name }) => name },
    { key: 'added', header: t('passkeys.added'), cell: ({ createdAt }) => date(createdAt) },
    { key: 'used', header: t('passkeys.used'), cell: ({ usedAt }) => (usedAt ? date(usedAt) : t('passkeys.never')) },
    {
      key: 'remove',
      header: '',
      numeric: true,
      cell: ({ id, name }) => (
        <Button type="submit" name="passkey" value={id} size="sm" aria-label={t('passkeys.removeOf', { name })}>
          {t('passkeys.remove')}
        </Button>
      ),
    },
  ]
}
