import type { Comparison as Compared } from '../contract.ts'
import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { ComparisonSettings } from './comparison-settings.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { type PriceUnit } from './unit-price.ts'

interface ComparisonProps {
  comparison: Compared
  enquiryId: number
  enquiryNo: string
  unit: PriceUnit
}

/** All quotes for an enquiry, in the currency and unit that the reader chooses. */
export function Comparison({ comparison, enquiryId, enquiryNo, unit }: ComparisonProps) {
  const t = useT()
  const { quotes, sellers } = comparison
  return (
    <div className="stack loose">
      <header className="stack tight">
        <p>
          <a href={to.enquiry(enquiryId)}>← {t('quotes.back')}</a>
        </p>
        <h1>{t('quotes.compareTitle', { enquiryNo })}</h1>
        <p className="muted">{t('quotes.compareIntro')}</p>
      </header>
      {quotes.length === 0 && sellers.length < 2 ? (
        <EmptyState icon="enquiry" title={t('quotes.compareEmpty')}>
          {t('quotes.compareEmptyText')}
        </EmptyState>
      ) : (
        <>
          <ComparisonSettings
            which={<input type="hidden" name="enquiryId" value={enquiryId} />}
            comparison={comparison}
            unit={unit}
          />
          {quotes.length === 1 && <p className="muted">{t('quotes.compareOne')}</p>}
          <ComparisonTable comparison={comparison} caption={t('quotes.compareTitle', { enquiryNo })} unit={unit} />
        </>
      )}
    </div>
  )
}
