import type { Comparison, Quote } from '#trade/quotes/contract.ts'
import { ComparisonTable } from '#trade/quotes/pages/comparison-table.tsx'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import type { Thread } from '../contract.ts'

interface AnswersProps {
  thread: Thread
  comparison: Comparison
  /** Where a quote is opened, for who came by a link. */
  address?: (quote: Quote) => string
  mayDecline?: boolean
}

/** What all who were asked have answered; with one of them alone the conversation says it. */
export function Answers({ thread, comparison, address, mayDecline = false }: AnswersProps) {
  const t = useT()
  const may = useMay('enquiries.declineOthers') && mayDecline
  if (comparison.sellers.length < 2) return null
  const { quotes } = comparison
  const decided = quotes.some(({ status }) => status === 'accepted')
  const open = quotes.some(({ actions }) => actions.includes('decline'))
  return (
    <section className="stack">
      <h2>{t('quotes.sideBySide')}</h2>
      {may && decided && open && <DeclineOthers id={thread.id} />}
      <ComparisonTable comparison={comparison} caption={t('quotes.sideBySide')} unit="MT" address={address} />
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
