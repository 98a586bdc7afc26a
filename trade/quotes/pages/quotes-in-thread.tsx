import type { ReactNode } from 'react'
import { to } from '#platform/contract/to.ts'
import type { Quote, QuoteEvent } from '../contract.ts'
import { dateTime } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Said } from '#trade/threads/pages/thread.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { QuoteReason } from './quote-reason.tsx'
import { QuoteCard } from './quote-card.tsx'

interface Entry {
  key: string
  time: string
  node: ReactNode
}

// The sending is the card itself, and a replacement shows by the next one.
const shown = ['accept', 'counter', 'decline', 'withdraw', 'expire']

/** Quotes and what became of them, each at its time, to stand among the messages of an enquiry. */
export const quotesInThread = (quotes: readonly Quote[], actions?: (quote: Quote) => ReactNode): Entry[] =>
  quotes.flatMap((quote) => [
    { key: `quote ${quote.id}`, time: quote.createdAt, node: <QuoteCard quote={quote} actions={actions?.(quote)} /> },
    ...quote.history
      .filter(({ event }) => shown.includes(event))
      .map((event) => ({
        key: `quote ${quote.id} ${event.event}`,
        time: event.time,
        node: <Happened quote={quote} happened={event} />,
      })),
  ])

function Happened({ quote, happened }: { quote: Quote; happened: QuoteEvent }) {
  const t = useT()
  return (
    <Said own={happened.actor === 'member' || happened.actor === 'visitor'}>
      <div className="stack tight">
        <p>
          <strong>{t(`quotes.event_${happened.event}` as 'quotes.event_send')}</strong>{' '}
          <span className="muted">
            {quote.quoteNo} · {t('quotes.version', quote)}
            {happened.by && ` · ${happened.by}`}
          </span>
        </p>
        <QuoteReason happened={happened} />
        {happened.event === 'accept' && (
          <p className="cluster">
            {quote.orders.map(({ id, orderSn }) => (
              <a key={id} href={to.order(id)}>
                {t('quotes.order')} {orderSn}
              </a>
            ))}
          </p>
        )}
      </div>
      <footer>
        <time dateTime={happened.time}>{dateTime(happened.time)}</time>
      </footer>
    </Said>
  )
}

/** Where there is something to compare. */
export function CompareQuotes({ quotes }: { quotes: readonly Quote[] }) {
  const t = useT()
  const [first] = quotes
  const numbers = new Set(quotes.map(({ quoteNo }) => quoteNo))
  if (!first || numbers.size < 2) return null
  return (
    <LinkButton href={to.quotes({ enquiryId: first.enquiryId })} icon="compare" size="sm">
      {t('quotes.compare')}
    </LinkButton>
  )
}
