import { useMay } from '#identity/roles/pages/permissions.ts'
import { AttachmentField } from '#identity/uploads/pages/attachment-field.tsx'
import type { Currency } from '#platform/contract/currencies.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { useNavigation } from '#platform/web/router.tsx'
import type { OrderPart } from '#trade/order-parts/part.ts'
import type { LetterOfCredit } from '../letter.ts'
import { LetterFields, letterParts } from './letter-fields.tsx'
import { LetterList } from './letter-list.tsx'

interface OwnLettersProps {
  order: { id: number; currency: Currency; parts: readonly OrderPart[]; letters: readonly LetterOfCredit[] }
  formKey: string
}

/** The buyer's letters of credit for an order, where a part of it is secured by one. */
export function OwnLetters({ order, formKey }: OwnLettersProps) {
  const t = useT()
  const may = useMay('orders.registerLetter')
  const { letters, parts } = order
  if (!parts.some(({ secured }) => secured === 'letterOfCredit')) return null
  return (
    <Card title={t('lettersOfCredit.title')} look="ruled">
      <div className="stack">
        {letters.length === 0 && <p>{t('lettersOfCredit.none')}</p>}
        <LetterList letters={letters} />
        {may && letterParts(parts).length > 0 && <RegisterForm order={order} formKey={formKey} key={letters.length} />}
      </div>
    </Card>
  )
}

function RegisterForm({ order, formKey }: OwnLettersProps) {
  const t = useT()
  const { refused, typed } = useRefused() ?? {}
  const busy = useNavigation().state === 'submitting'
  const mine = typed?.['intent'] === 'registerLetter'
  const error = (name: string) => (mine ? refused?.fields[name] : undefined)
  const amends = order.letters.some(({ status }) => status === 'accepted')
  return (
    <Disclosure summary={t(amends ? 'lettersOfCredit.amend' : 'lettersOfCredit.register')} open={mine}>
      <form method="post" noValidate className="stack">
        {amends && <p className="muted">{t('lettersOfCredit.amendHint')}</p>}
        <input type="hidden" name="id" value={order.id} />
        <input type="hidden" name="key" value={formKey} />
        <LetterFields
          parts={letterParts(order.parts)}
          currency={order.currency}
          text={(name, otherwise = '') => (mine && typed?.[name]) || otherwise}
          error={error}
        />
        <AttachmentField
          name="fileId"
          label={t('lettersOfCredit.file')}
          hint={t('lettersOfCredit.fileHint')}
          prompt={t('lettersOfCredit.filePrompt')}
          current={null}
          error={error('fileId')}
        />
        <p>
          <Button type="submit" variant="primary" name="intent" value="registerLetter" busy={busy}>
            {t('lettersOfCredit.send')}
          </Button>
        </p>
      </form>
    </Disclosure>
  )
}
