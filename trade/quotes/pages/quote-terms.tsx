import { to } from '#platform/contract/to.ts'
import type { Quote } from '../contract.ts'
import { deliveryText } from '#trade/orders/delivery-text.ts'
import { includedText } from '#trade/delivery-terms/included-text.ts'
import { placeText, stepText } from '#trade/freight/charge-text.ts'
import { planTexts } from '#trade/payment-types/plan-text.ts'
import { date, money } from '#platform/texts/format.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'

/** What holds for all lines. */
export function QuoteTerms({ quote }: { quote: Quote }) {
  const t = useT()
  const { deliveryTerm, deliveryPlace, validUntil, charges, currency } = quote
  // Charged beside the goods, it is not in their prices.
  const included = charges.length === 0 && includedText(t, deliveryTerm.includes)
  return (
    <DescriptionList
      layout="stacked"
      items={[
        {
          term: t('quotes.delivery'),
          value: deliveryText(deliveryTerm, deliveryPlace, t.locale),
        },
        ...(included ? [{ term: t('deliveryTerms.included'), value: included }] : []),
        ...charges.map(({ step, to: place, amountMinor }) => ({
          term: `${stepText(t, step)} (${placeText(t, place)})`,
          value: money(t, amountMinor, currency),
        })),
        { term: t('quotes.payment'), value: <Payment quote={quote} /> },
        { term: t('quotes.validUntil'), value: t('quotes.validUntilDay', { day: date(validUntil) }) },
        { term: t('quotes.documents'), value: <Sheets id={quote.id} /> },
      ]}
    />
  )
}

/** What the payment type is called and, of several parts, what is due when. */
function Payment({ quote: { paymentType, totalMinor, currency } }: { quote: Quote }) {
  const t = useT()
  const { name, nameEn, parts } = paymentType
  return (
    <>
      <Local zh={name} en={nameEn} />
      {parts.length > 1 && (
        <ul>
          {planTexts(t, parts, totalMinor, currency).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </>
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
