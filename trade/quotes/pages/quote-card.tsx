import type { ReactNode } from 'react'
import { to } from '#platform/contract/to.ts'
import type { Quote } from '../contract.ts'
import { dateTime, money } from '#platform/texts/format.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { QuoteActions } from './quote-actions.tsx'
import { QuoteBadge } from './quote-badge.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { QuoteTerms } from './quote-terms.tsx'
import styles from './quotes.module.css'

interface QuoteCardProps {
  quote: Quote
  /** Instead of the pages for members, for who came by a link. */
  actions?: ReactNode
}

/** A version among the messages. What has ended is kept short. */
export function QuoteCard({ quote, actions }: QuoteCardProps) {
  const t = useT()
  const open = quote.status === 'sent' || quote.status === 'countered'
  return (
    <article className={classNames(styles.card, !open && styles.ended)} id={`quote-${quote.id}`}>
      <header className={styles.head}>
        <h3>
          {actions === undefined ? (
            <a href={to.quote(quote.id)}>{t('quotes.number', quote)}</a>
          ) : (
            t('quotes.number', quote)
          )}
        </h3>
        <span className="muted">{t('quotes.version', quote)}</span>
        <QuoteBadge status={quote.status} />
        <strong className={styles.sum}>{money(t, quote.totalMinor, quote.currency)}</strong>
      </header>
      {open && (
        <>
          <QuoteLines quote={quote} />
          {quote.note && <p className={styles.note}>{quote.note}</p>}
          <QuoteTerms quote={quote} />
          {actions ?? <QuoteActions quote={quote} />}
        </>
      )}
      <footer>
        <Local zh={quote.contactName} en={quote.contactNameEn} />
        {' · '}
        <time dateTime={quote.createdAt}>{dateTime(quote.createdAt)}</time>
      </footer>
    </article>
  )
}
