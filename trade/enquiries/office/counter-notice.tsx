import { Notice } from '#platform/ui/notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { DeskQuote } from '#trade/quotes/office/desk-quote.ts'

/** What the buyer, or we ourselves, last said about a quote. */
export function CounterNotice({ quote }: { quote: DeskQuote | undefined }) {
  const t = useT()
  const said = quote?.history.findLast(
    ({ event }) => event === 'counter' || event === 'decline' || event === 'withdraw',
  )
  if (!said) return null
  return (
    <Notice kind={said.event === 'counter' ? 'warning' : 'info'}>
      {said.event === 'counter' && <strong>{t('adminEnquiries.counterTitle')} </strong>}
      {said.reason && `${t('quoteDesk.reason', { reason: t(`quoteDesk.reason_${said.reason}`) })} `}
      {said.note}
    </Notice>
  )
}
