import { to } from '#platform/contract/to.ts'
import type { Quote } from '../contract.ts'
import { deliveryText } from '#trade/orders/delivery-text.ts'
import { date } from '#platform/texts/format.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'

/** What holds for all lines. */
export function QuoteTerms({ quote }: { quote: Quote }) {
  const t = useT()
  const { deliveryTerm, deliveryPlace, paymentType, validUntil } = quote
  return (
    <DescriptionList
      layout="stacked"
      items={[
        {
          term: t('quotes.delivery'),
          value: deliveryText(deliveryTerm, deliveryPlace, t.locale),
        },
        { term: t('quotes.payment'), value: <Local zh={paymentType.name} en={paymentType.nameEn} /> },
        { term: t('quotes.validUntil'), value: t('quotes.validUntilDay', { day: date(validUntil) }) },
        { term: t('quotes.documents'), value: <Sheets id={quote.id} /> },
      ]}
    />
  )
}

function Sheets({ id }: { id: number }) {
  const t = useT()
  return (
    <span className="cluster">
      {(['zh', 'en'] as const).map((lang) => (
        <a key={lang} href={to.file.quote(id, lang)} data-document="">
          {t(`quotes.document_${lang}`)}
        </a>
      ))}
    </span>
  )
}
