import { channels } from '#identity/members/channel.ts'
import { ChooseMember, loadWhose } from '#identity/members/office/choose-member.tsx'
import { MemberLink } from '#identity/members/office/member-link.tsx'
import { to } from '#platform/contract/to.ts'
import { doneAt } from '#platform/office/done.ts'
import { fieldsOf, textOf } from '#platform/office/form.ts'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { BackLink } from '#platform/office/ui/back-link.tsx'
import { RefusedNotice } from '#platform/office/ui/refused-notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { intentIn } from '#platform/web/intent-in.ts'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { randomId } from '#platform/web/random-id.ts'
import { wishesTyped } from '#trade/enquiries/office/wishes.ts'
import { GoodsForm } from './goods-form.tsx'
import { OrderForm } from './order-form.tsx'

/** What is to be ordered and where it goes, as the address says it. */
const askedIn = ({ searchParams }: URL) => ({
  line: searchParams.getAll('line'),
  deliveryTerm: searchParams.get('deliveryTerm') ?? '',
  deliveryPlace: searchParams.get('deliveryPlace') ?? '',
})

export async function loader({ api, url }: AdminVisit) {
  const whose = await loadWhose({ api, url })
  const asked = askedIn(url)
  const figures = whose.member ? await api.enteredOrders.figures({ memberId: whose.member.id, ...asked }) : undefined
  return { ...whose, asked, figures, formKey: randomId(), here: url.pathname + url.search }
}

/** Goods first, then their figures: an order is placed at what was shown. */
const steps: Record<string, AdminAction> = {
  async show({ api, form }) {
    const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
    const line = wishesTyped(typed).map(
      ({ productId, lotId, quantity, unit }) => `${productId}${lotId && `-${lotId}`}:${quantity}:${unit}`,
    )
    const asked = { ...fieldsOf(form, 'memberId', 'deliveryTerm', 'deliveryPlace'), line }
    await api.enteredOrders.figures(asked)
    return redirect(to.office.newOrder(asked), 303)
  },
  async place({ api, form, url }) {
    const terms = fieldsOf(form, 'memberId', 'addressId', 'paymentType', 'fingerprint', 'note')
    const channel = channels.find((each) => each === textOf(form, 'channel')) ?? 'phone'
    const plan = textOf(form, `plan ${terms.paymentType}`)
    const { id } = await api.enteredOrders.enter(
      { ...terms, ...askedIn(url), plan, channel },
      { idempotencyKey: textOf(form, 'key') || undefined },
    )
    return redirect(doneAt(to.office.order(id), 'created'), 303)
  },
}

export const action: AdminAction = (visit) => intentIn(steps, visit.form)(visit)

export default function NewOrderPage() {
  const t = useT()
  const data = usePageData<typeof loader>()
  const { member, found, search, figures, asked } = data
  return (
    <div className="stack">
      <BackLink href={to.office.orders()}>{t('adminOrders.all')}</BackLink>
      <h1>{t('adminEnteredOrders.newOrder')}</h1>
      <p className="muted">{t('adminEnteredOrders.intro')}</p>
      <RefusedNotice />
      {member && (
        <p>
          {t('adminEnquiries.buyer')}: <MemberLink id={member.id}>{member.realname}</MemberLink>{' '}
          <span className="muted">{member.company}</span>
        </p>
      )}
      {!member && <ChooseMember found={found} search={search} hrefOf={(id) => to.office.newOrder({ memberId: id })} />}
      {member && figures && asked.line.length === 0 && <GoodsForm memberId={member.id} terms={figures.deliveryTerms} />}
      {member && figures && asked.line.length > 0 && <OrderForm {...data} memberId={member.id} figures={figures} />}
    </div>
  )
}
