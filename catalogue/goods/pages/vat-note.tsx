import type { Currency } from '#platform/contract/currencies.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRoot } from '#platform/web/page.ts'

/** Whether a price has VAT in it: prices in yuan do, others never. */
export function VatNote({ currency }: { currency: Currency }) {
  const t = useT()
  const percent = useRoot()?.site.vatPercent
  return <>{currency === 'CNY' && percent ? t('layout.vatIn', { percent }) : t('layout.vatOut')}</>
}
