import type { QuoteEvent } from '../contract.ts'
import { useT } from '#platform/web/i18n.tsx'

/** Why something was done, as far as it was said. */
export function QuoteReason({ happened: { reason, note } }: { happened: QuoteEvent }) {
  const t = useT()
  return (
    <>
      {reason && <p>{t(`quotes.reason_${reason}`)}</p>}
      {note && <p>{note}</p>}
    </>
  )
}
