import { to } from '#platform/contract/to.ts'
import { quotes } from '../contract.ts'
import { AddressText } from '#identity/addresses/pages/address-text.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { randomId } from '#platform/web/random-id.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { useLocation, useSearchParams } from '#platform/web/router.tsx'
import type { Visit } from '#platform/web/visit.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { AcceptForm } from './accept-form.tsx'
import { answerQuote } from './answer-quote.ts'
import { Comparison } from './comparison.tsx'
import { orProve } from './or-prove.ts'
import { CounterForm } from './counter-form.tsx'
import { DeclineForm } from './decline-form.tsx'
import { useQuoteActions } from './quote-actions.tsx'
import { QuoteDetail } from './quote-detail.tsx'

/** One quote by `id`, with one of its forms by `do`; or those of an enquiry side by side. */
export async function loader({ api, url }: Visit) {
  const id = url.searchParams.get('id')
  if (!id) {
    if (!url.searchParams.has('enquiryId')) throw redirect(to.enquiries())
    const wish = readQuery(quotes.compare, url)
    const { enquiryId } = wish
    const [comparison, { enquiryNo }] = await Promise.all([
      api.quotes.compare(wish),
      api.enquiries.thread({ id: enquiryId }),
    ])
    return { compared: { comparison, enquiryId, enquiryNo }, quote: undefined }
  }
  const quote = await orProve(api, api.quotes.info({ id }))
  const accepting = url.searchParams.get('do') === 'accept' && quote.actions.includes('accept')
  const [siblings, addresses, titles, compared] = await Promise.all([
    api.quotes.list({ enquiryId: quote.enquiryId }),
    accepting ? api.addresses.listAll() : [],
    accepting && quote.currency === 'CNY' ? api.taxInvoices.titles() : undefined,
    accepting ? api.quotes.compare({ enquiryId: quote.enquiryId }) : undefined,
  ])
  const others = compared?.quotes.filter((other) => other.id !== quote.id && other.actions.includes('decline')).length
  return { compared: undefined, quote, siblings, addresses, titles, others, formKey: randomId() }
}

export const action = answerQuote

export const meta: MetaOf<typeof loader> = ({ quote, compared }, t) => ({
  title: quote ? t('quotes.number', quote) : t('quotes.compareTitle', { enquiryNo: compared?.enquiryNo ?? '' }),
})

export default function QuotePage() {
  const { quote, compared } = usePageData<typeof loader>()
  const [query] = useSearchParams()
  if (compared) return <Comparison {...compared} unit={query.get('unit') === 'kg' ? 'kg' : 'MT'} />
  return quote ? <OneQuote /> : null
}

function OneQuote() {
  const [query] = useSearchParams()
  const { pathname, search } = useLocation()
  const { quote, siblings = [], addresses = [], titles, others = 0, formKey = '' } = usePageData<typeof loader>()
  const actions = useQuoteActions(quote ?? { actions: [] })
  if (!quote) return null
  const form = actions.find((it) => it === query.get('do'))
  if (form === 'accept')
    return (
      <AcceptForm
        quote={quote}
        formKey={formKey}
        addresses={addresses}
        others={others}
        addressText={(address) => <AddressText address={address} />}
        addAddress={to.editAddress({ backUrl: pathname + search })}
        titles={titles}
        addTitle={to.editInvoiceTitle({ backUrl: pathname + search })}
        chosenTitle={query.get('invoiceTitleId') ?? undefined}
      />
    )
  if (form === 'counter') return <CounterForm quote={quote} formKey={formKey} />
  if (form === 'decline') return <DeclineForm quote={quote} formKey={formKey} />
  return (
    <>
      <Said done={query.get('done')} />
      <QuoteDetail quote={quote} siblings={siblings} formKey={formKey} />
    </>
  )
}

function Said({ done }: { done: string | null }) {
  const t = useT()
  return (
    <div role="status">
      {(done === 'countered' || done === 'declined') && <Notice kind="success">{t(`quotes.said_${done}`)}</Notice>}
    </div>
  )
}
