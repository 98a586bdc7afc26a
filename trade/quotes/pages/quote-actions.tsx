import type { Quote } from '../contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePermission } from '#identity/roles/pages/permissions.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { quoteFormPath } from './paths.ts'

const looks = { accept: 'primary', counter: 'secondary', decline: 'quiet' } as const

/** Exactly what the server says can be done with the quote now. */
export function QuoteActions({ quote }: { quote: Quote }) {
  const t = useT()
  const may = usePermission('quote.accept')
  if (!may || quote.actions.length === 0) return null
  return (
    <p className="cluster">
      {quote.actions.map((action) => (
        <LinkButton
          key={action}
          href={quoteFormPath(quote.id, action)}
          variant={quote.actions.length === 1 ? 'secondary' : looks[action]}
        >
          {t(`quotes.action_${action}`)}
        </LinkButton>
      ))}
    </p>
  )
}
