import { money } from '#platform/texts/format.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { Excess } from '../excess.ts'

/** Why somebody else has to approve, a sentence for each limit. */
export function ExcessText({ excess }: { excess: readonly Excess[] }) {
  const t = useT()
  return excess.map(({ limit, currency, limitMinor, spentMinor, amountMinor }) => (
    <p key={`${limit} ${currency}`}>
      {t(`spendingLimits.excess_${limit}`, {
        amount: money(t, amountMinor, currency),
        limit: money(t, limitMinor, currency),
        spent: money(t, spentMinor, currency),
      })}
    </p>
  ))
}

/** Said before the button is pressed. */
export function ExcessNotice({ excess }: { excess: readonly Excess[] }) {
  const t = useT()
  if (excess.length === 0) return null
  return (
    <Notice kind="warning" title={t('spendingLimits.needed')}>
      <ExcessText excess={excess} />
      <p>{t('spendingLimits.neededText')}</p>
    </Notice>
  )
}
