import { currencies, type Currency } from '#platform/contract/currencies.ts'
import { to } from '#platform/contract/to.ts'
import { date } from '#platform/texts/format.ts'
import { doneAt } from '#platform/office/done.ts'
import { fieldsOf, textOf } from '#platform/office/form.ts'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { typedOf, usePageData, type MetaOf } from '#platform/web/page.ts'
import { randomId } from '#platform/web/random-id.ts'
import type { QuoteOutcome } from './quote-outcome.ts'
import { linesOf } from './draft-lines.ts'
import { QuoteForm } from './quote-form.tsx'

const defaultDays = 7

export async function loader({ api, url }: AdminVisit) {
  const enquiry = await api.enquiries.info({ id: url.searchParams.get('id') ?? '' })
  const approvalId = Number(url.searchParams.get('approval'))
  const approvals = approvalId ? await api.quoteApprovals.ofEnquiry({ id: enquiry.id }) : []
  const kept = approvals.find(({ id }) => id === approvalId)?.quote
  const revises = kept?.revises ?? (Number(url.searchParams.get('revises')) || undefined)
  const validUntil = date(new Date(Date.now() + defaultDays * 24 * 3_600_000))
  return { enquiry, kept, revises, validUntil, formKey: randomId() }
}

export const action: AdminAction = async ({ api, form, me }) => {
  const terms = fieldsOf(
    form,
    'enquiryId',
    'revises',
    'deliveryTerm',
    'deliveryPlace',
    'paymentType',
    'validUntil',
    'note',
  )
  const currency = currencies.find((each) => each === textOf(form, 'currency')) as Currency
  const quote = { ...terms, currency, lines: linesOf(form), withFreight: form.has('withFreight') }
  if (textOf(form, 'intent') === 'check') {
    const check = await api.enquiries.checkQuote(quote)
    const maySeeCosts = (await me())?.permissions.includes('costs.read')
    const margin = maySeeCosts ? await api.margins.ofGoods(quote) : null
    return { typed: typedOf(form), check, margin } satisfies QuoteOutcome
  }
  const once = { idempotencyKey: textOf(form, 'key') || undefined }
  const meant = { ...quote, confirmed: textOf(form, 'confirmed') === 'yes' }
  const asks = textOf(form, 'intent') === 'ask'
  await (asks ? api.enquiries.askApproval(meant, once) : api.enquiries.quote(meant, once))
  return redirect(doneAt(to.office.enquiry(terms.enquiryId), asks ? 'asked' : 'quoted'), 303)
}

const titleOf = ({ enquiry, revises }: Awaited<ReturnType<typeof loader>>, t: ReturnType<typeof useT>) => {
  const base = enquiry.quotes.find(({ id }) => id === revises)
  return base ? t('adminEnquiries.versionTitle', base) : t('adminEnquiries.quoteTitle', enquiry)
}

export const meta: MetaOf<typeof loader> = (data, t) => ({ title: titleOf(data, t) })

export default function QuotePage() {
  const t = useT()
  const data = usePageData<typeof loader>()
  return (
    <div className="stack">
      <p>
        <a href={to.office.enquiry(data.enquiry.id)}>← {t('adminEnquiries.back')}</a>
      </p>
      <h1>{titleOf(data, t)}</h1>
      <QuoteForm {...data} />
    </div>
  )
}
