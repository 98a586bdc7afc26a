import type { ReactNode } from 'react'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { addresses } from '#identity/addresses/contract.ts'
import type { QuoteDetail } from '../contract.ts'
import { deliveryText } from '#trade/orders/delivery-text.ts'
import { money } from '#platform/texts/format.ts'
import { dueText } from '#trade/order-parts/part-text.ts'
import { plannedParts } from '#trade/payment-types/plan.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { Checkbox, RadioGroup } from '#platform/ui/choice.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextArea } from '#platform/ui/input.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { ExcessNotice } from '#trade/spending-limits/pages/excess-notice.tsx'
import type { InvoiceTitle } from '#trade/tax-invoices/contract.ts'
import { TitleChoice } from '#trade/tax-invoices/pages/title-choice.tsx'
import { QuoteForm } from './quote-form.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { QuoteTotal } from './quote-detail.tsx'
import styles from './quotes.module.css'

export type Addresses = OutputOf<typeof addresses.listAll>

interface AcceptFormProps {
  quote: QuoteDetail
  formKey: string
  addresses: Addresses
  /** How an address is written, which is another noun's affair. */
  addressText(address: Addresses[number]): ReactNode
  addAddress: string
  /** Of invoices for what is in yuan. */
  titles: readonly InvoiceTitle[] | undefined
  addTitle: string
  chosenTitle: string | undefined
  /** How many other quotes for the same are open. */
  others: number
}

/** The last look before the order: figures as quoted, an address, and one button. */
export function AcceptForm(props: AcceptFormProps) {
  const { quote, formKey, addresses, addAddress, others, titles, addTitle, chosenTitle } = props
  const t = useT()
  const { refused, typed } = useRefused() ?? {}
  const total = money(t, quote.totalMinor, quote.currency)
  const asked = quote.excess.length > 0 ? t('spendingLimits.ask') : t('quotes.acceptSubmit', { total })
  const ready = addresses.length > 0 && quote.problem === null
  return (
    <QuoteForm
      quote={quote}
      formKey={formKey}
      action="accept"
      title={t('quotes.acceptTitle')}
      intro={t('quotes.acceptIntro', quote)}
      failed={t('quotes.notAccepted')}
      submit={ready ? asked : undefined}
    >
      {quote.problem && <Notice kind="warning">{t(`quotes.problem_${quote.problem}`)}</Notice>}
      <ExcessNotice excess={quote.excess} />
      {addresses.length === 0 && (
        <Notice kind="warning" actions={<a href={addAddress}>{t('orders.addAddress')}</a>}>
          {t('orders.noAddress')}
        </Notice>
      )}
      <section className="stack">
        <QuoteLines quote={quote} pictures />
        <QuoteTotal quote={quote} />
      </section>
      <div className={styles.choices}>
        {addresses.length > 0 && <WhereTo {...props} />}
        <QuoteTerms quote={quote} />
      </div>
      <Field
        id="quote-note"
        label={t('orders.note')}
        optionalText={t('orders.optional')}
        hint={t('orders.noteHint')}
        error={refused?.fields['note']}
      >
        <TextArea name="note" defaultValue={typed?.['note']} maxLength={500} rows={3} />
      </Field>
      {titles && (
        <TitleChoice
          titles={titles}
          chosen={typed?.['invoiceTitleId'] ?? chosenTitle}
          error={refused?.fields['invoiceTitleId']}
          add={<a href={addTitle}>{t('taxInvoices.add')}</a>}
        />
      )}
      {others > 0 && <DeclineOthers count={others} typed={typed} />}
    </QuoteForm>
  )
}

function WhereTo({ addresses, addressText, addAddress }: AcceptFormProps) {
  const t = useT()
  const { refused, typed } = useRefused() ?? {}
  return (
    <div className="stack tight">
      <RadioGroup
        label={t('orders.address')}
        name="addressId"
        required
        error={refused?.fields['addressId']}
        defaultValue={Number(typed?.['addressId']) || addresses[0]?.id}
        options={addresses.map((address) => ({ value: address.id, label: addressText(address) }))}
      />
      <p>
        <a href={addAddress}>{t('orders.addAddress')}</a>
      </p>
    </div>
  )
}

/** Whoever buys from one seller owes the others a word. */
function DeclineOthers({ count, typed }: { count: number; typed: Record<string, string> | undefined }) {
  const t = useT()
  return (
    <Checkbox
      name="declineOthers"
      value="yes"
      label={t('quotes.declineOthers', { count })}
      hint={t('quotes.declineOthersHint')}
      defaultChecked={typed ? 'declineOthers' in typed : true}
    />
  )
}

/** What is due when; at order means within some days. */
function Due({ quote: { paymentType, totalMinor, currency, payHours } }: { quote: QuoteDetail }) {
  const t = useT()
  const parts = plannedParts(totalMinor, paymentType.parts)
  return (
    <ul>
      {parts.map((part, at) => (
        <li key={at}>
          {money(t, part.amountMinor, currency)} · {dueText(t, part)}
          {part.due === 'atOrder' && `, ${t('quotes.payWithin', { count: Math.round(payHours / 24) })}`}
        </li>
      ))}
    </ul>
  )
}

function QuoteTerms({ quote }: { quote: QuoteDetail }) {
  const t = useT()
  return (
    <DescriptionList
      items={[
        {
          term: t('quotes.delivery'),
          value: deliveryText(quote.deliveryTerm, quote.deliveryPlace, t.locale),
        },
        {
          term: t('quotes.payment'),
          value: <Local zh={quote.paymentType.name} en={quote.paymentType.nameEn} />,
        },
        { term: t('quotes.payThrough'), value: t(`orders.pay_${quote.payMethod}`) },
        { term: t('quotes.payDue'), value: <Due quote={quote} /> },
      ]}
    />
  )
}
