import { to } from '#platform/contract/to.ts'
import type { Quote, QuoteAction } from '../contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { LinkButton } from '#platform/ui/button.tsx'

const looks = { accept: 'primary', counter: 'secondary', decline: 'quiet' } as const

/** What the server says can be done with the quote now, as far as the role allows it. */
export function useQuoteActions({ actions }: Pick<Quote, 'actions'>): QuoteAction[] {
  const may = { accept: useMay('quotes.accept'), counter: useMay('quotes.counter'), decline: useMay('quotes.decline') }
  return actions.filter((action) => may[action])
}

export function QuoteActions({ quote, detail }: { quote: Quote; detail?: boolean }) {
  const t = useT()
  const actions = useQuoteActions(quote)
  if (actions.length === 0) return null
  return (
    <p className={detail ? 'cluster act' : 'cluster'}>
      {actions.map((action) => (
        <LinkButton
          key={action}
          href={to.quote(quote.id, { do: action })}
          variant={actions.length === 1 ? 'secondary' : looks[action]}
        >
          {t(`quotes.action_${action}`)}
        </LinkButton>
      ))}
    </p>
  )
}
