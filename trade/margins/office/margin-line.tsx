import { money } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import type { Margin } from './contract.ts'

/** What is left of a sale, for those who may know what the goods cost. */
export function MarginLine({ margin }: { margin: Margin | null }) {
  const t = useT()
  if (!margin) return null
  const { currency, netMinor, knownMinor, costMinor, percent } = margin
  return (
    <p className="muted">
      {percent === null ? (
        t('adminMargins.unknown')
      ) : (
        <>
          {t('adminMargins.net')} {money(t, netMinor, currency)} · {t('adminMargins.spent')}{' '}
          {money(t, costMinor, currency)} ·{' '}
          <strong>
            {t('adminMargins.margin')} {money(t, knownMinor - costMinor, currency)} ({percent}%)
          </strong>{' '}
          {knownMinor < netMinor && t('adminMargins.partly', { amount: money(t, netMinor - knownMinor, currency) })}
        </>
      )}
    </p>
  )
}
