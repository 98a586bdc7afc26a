import type { ReactNode } from 'react'
import { to } from '#platform/contract/to.ts'
import type { Quote } from '#trade/quotes/contract.ts'
import { declineReasons } from '#trade/quotes/decline-reasons.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused, useRoot } from '#platform/web/page.ts'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextArea } from '#platform/ui/input.tsx'

interface VisitorActionsProps {
  quote: Quote
  proof: ReactNode
  /** The address that the quote was sent to: an account with it may accept. */
  email: string
}

/** A visitor declines by the link; an order belongs to somebody, so accepting needs an account. */
export function VisitorActions({ quote, proof, email }: VisitorActionsProps) {
  const t = useT()
  const signedIn = Boolean(useRoot()?.member)
  const { refused } = useRefused() ?? {}
  const accept = to.quote(quote.id, { do: 'accept' })
  return (
    <div className="stack">
      {quote.actions.includes('accept') && (
        <p className="cluster">
          <LinkButton href={signedIn ? accept : to.registerByEmail(accept)} variant="primary">
            {t(signedIn ? 'quotes.action_accept' : 'quotes.registerToAccept')}
          </LinkButton>
          <span className="muted">{t('enquiries.registerWith', { email })}</span>
        </p>
      )}
      {quote.actions.includes('decline') && (
        <Disclosure summary={t('quotes.action_decline')}>
          <form method="post" className="stack" noValidate>
            {proof}
            <input type="hidden" name="id" value={quote.id} />
            <input type="hidden" name="enquiryId" value={quote.enquiryId} />
            <Field label={t('quotes.declineReason')} error={refused?.fields['reason']} required>
              <Select
                name="reason"
                options={declineReasons.map((reason) => ({ value: reason, label: t(`quotes.reason_${reason}`) }))}
              />
            </Field>
            <Field label={t('quotes.declineNote')} error={refused?.fields['note']}>
              <TextArea name="note" maxLength={1000} rows={3} />
            </Field>
            <p>
              <Button type="submit" name="intent" value="decline" variant="danger">
                {t('quotes.declineSubmit')}
              </Button>
            </p>
          </form>
        </Disclosure>
      )}
    </div>
  )
}
