import type { ReactNode } from 'react'
import { to } from '#platform/contract/to.ts'
import type { QuoteAction, QuoteDetail } from '../contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { useNavigation } from '#platform/web/router.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { FormErrorSummary } from '#platform/ui/form-error-summary.tsx'
import { QuoteBadge } from './quote-badge.tsx'
import styles from './quotes.module.css'

interface QuoteFormProps {
  quote: QuoteDetail
  formKey: string
  action: QuoteAction
  title: string
  intro: string
  /** What to say above the errors. */
  failed: string
  /** Left out, the form cannot be sent now. */
  submit: string | undefined
  danger?: boolean
  children: ReactNode
}

/** What the three decisions on a quote have in common. */
export function QuoteForm(props: QuoteFormProps) {
  const { quote, formKey, action, title, intro, failed, submit, danger, children } = props
  const t = useT()
  const { refused } = useRefused() ?? {}
  const busy = useNavigation().state === 'submitting'
  const fields = Object.entries(refused?.fields ?? {})
  const errors = fields.map(([name, text]) => ({ text, fieldId: `quote-${name}` }))
  return (
    <form method="post" noValidate className="stack loose">
      <header className="stack tight">
        <p>
          <a href={to.quote(quote.id)}>← {t('quotes.backToQuote')}</a>
        </p>
        <h1>{title}</h1>
        <p className={styles.head}>
          <span>{t('quotes.number', quote)}</span>
          <span className="muted">{t('quotes.version', quote)}</span>
          <QuoteBadge status={quote.status} />
        </p>
        <p className="muted">{intro}</p>
      </header>
      <FormErrorSummary title={failed} errors={refused && errors.length === 0 ? [{ text: refused.message }] : errors} />
      <input type="hidden" name="id" value={quote.id} />
      <input type="hidden" name="enquiryId" value={quote.enquiryId} />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="intent" value={action} />
      {children}
      <p className="cluster">
        {submit && (
          <Button type="submit" size="lg" variant={danger ? 'danger' : 'primary'} busy={busy}>
            {submit}
          </Button>
        )}
        <LinkButton href={to.quote(quote.id)} variant="quiet">
          {t('quotes.backToQuote')}
        </LinkButton>
      </p>
    </form>
  )
}
