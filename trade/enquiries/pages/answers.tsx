import type { ReactNode } from 'react'
import type { Comparison, Quote } from '#trade/quotes/contract.ts'
import { ComparisonSettings } from '#trade/quotes/pages/comparison-settings.tsx'
import { ComparisonTable } from '#trade/quotes/pages/comparison-table.tsx'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useSearchParams } from '#platform/web/router.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import type { Thread } from '../contract.ts'

interface AnswersProps {
  thread: Thread
  comparison: Comparison
  /** Where a quote is opened, for who came by a link. */
  address?: (quote: Quote) => string
  mayDecline?: boolean
  /** Fields of the form that picks currency, unit and terms; members have a page for that. */
  which?: ReactNode
}

/** What all who were asked have answered; with one of them alone the conversation says it. */
export function Answers({ thread, comparison, address, mayDecline = false, which }: AnswersProps) {
  const t = useT()
  const [query] = useSearchParams()
  const may = useMay('enquiries.declineOthers') && mayDecline
  if (comparison.sellers.length < 2) return null
  const { quotes } = comparison
  const unit = query.get('unit') === 'kg' ? 'kg' : 'MT'
  const decided = quotes.some(({ status }) => status === 'accepted')
  const open = quotes.some(({ actions }) => actions.includes('decline'))
  return (
    <section className="stack">
      <h2>{t('quotes.sideBySide')}</h2>
      {may && decided && open && <DeclineOthers id={thread.id} />}
      {which && quotes.length > 1 && <ComparisonSettings which={which} comparison={comparison} unit={unit} />}
      <ComparisonTable comparison={comparison} caption={t('quotes.sideBySide')} unit={unit} address={address} />
    </section>
  )
}

function DeclineOthers({ id }: { id: number }) {
  const t = useT()
  return (
    <form method="post">
      <input type="hidden" name="id" value={id} />
      <Notice
        actions={
          <Button type="submit" size="sm" name="intent" value="declineOthers">
            {t('quotes.sendThanks')}
          </Button>
        }
      >
        {t('quotes.othersOpen')}
      </Notice>
    </form>
  )
}
