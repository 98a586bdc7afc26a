import { to } from '#platform/contract/to.ts'
import { doneAt } from '#platform/office/done.ts'
import { textOf } from '#platform/office/form.ts'
import { intentIn } from '#platform/web/intent-in.ts'
import { useMay, type AdminAction, type AdminVisit } from '#platform/office/visit.ts'
import { Detail } from '#platform/office/ui/detail.tsx'
import { DealIndex, Section } from '../pages/deal-room.tsx'
import { asCharged, GoodsTable } from '../pages/goods-table.tsx'
import { OrderSettlement } from '../pages/order-settlement.tsx'
import { money } from '#platform/texts/format.ts'
import { ReturnBadge, StatusBadge } from '#platform/web/status-badge.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DeskThread } from '#trade/threads/office/desk-thread.tsx'
import { MarginLine } from '#trade/margins/office/margin-line.tsx'
import { Notes } from '#trade/threads/office/notes.tsx'
import { OrderInvoiceCard } from '#trade/tax-invoices/office/order-invoice-card.tsx'
import { randomId } from '#platform/web/random-id.ts'
import { PartlyShipped } from '#trade/shipments/pages/partly-shipped.tsx'
import { AnswerForm } from './answer-form.tsx'
import { OrderHistory } from './order-history.tsx'
import { orderIntents } from './order-intents.ts'
import { OrderTotals, Parties, Payment } from './order-facts.tsx'
import { Letters } from './letters.tsx'
import { Papers } from './papers.tsx'
import { OrderSteps } from './order-steps.tsx'
import { Refunds } from './refunds.tsx'
import { Returns } from './returns.tsx'
import { Shipments } from './shipments.tsx'
import { useFreshOrder } from './use-fresh-order.ts'
import { useLost } from './use-lost.ts'

export async function loader({ api, url, me }: AdminVisit) {
  const id = url.searchParams.get('id') ?? ''
  const maySeeCosts = (await me())?.permissions.includes('costs.read')
  const [order, margin] = await Promise.all([api.orders.info({ id }), maySeeCosts ? api.margins.ofOrder({ id }) : null])
  return { ...order, margin, formKey: randomId() }
}

export const action: AdminAction = async ({ api, form }) => {
  const id = textOf(form, 'id')
  const once = { idempotencyKey: textOf(form, 'key') || undefined }
  const [done, take] = intentIn(orderIntents, form)
  await take({ api, form, id, once })
  return redirect(doneAt(to.office.order(id), done), 303)
}

export const meta: MetaOf<typeof loader> = (order, t) => ({ title: t('adminOrders.orderTitle', order) })

export default function OrderPage() {
  const t = useT()
  const { order, show } = useFreshOrder(usePageData<typeof loader>())
  const lost = useLost(order)
  return (
    <Detail
      back={{ href: to.office.orders(), label: t('adminOrders.all') }}
      title={t('adminOrders.orderTitle', order)}
      marks={
        <>
          <StatusBadge status={order.status} />
          <PartlyShipped {...order} />
          {order.returnApplyStatus !== null && <ReturnBadge status={order.returnApplyStatus} />}
          {order.hidden && <Badge>{t('adminOrders.hidden')}</Badge>}
          <strong>{money(t, order.totalMinor, order.currency)}</strong>
        </>
      }
      aside={<OrderSteps order={order} formKey={order.formKey} />}
      more={<Notes id={order.id} notes={order.notes} formKey={order.formKey} />}
      lost={lost}
    >
      {show && (
        <Notice
          kind="warning"
          actions={
            <Button size="sm" onClick={show}>
              {t('adminOrders.showChanged')}
            </Button>
          }
        >
          {t('adminOrders.changedMeanwhile')}
        </Notice>
      )}
      <DealSections order={order} />
    </Detail>
  )
}

/** The same sections in the same order as the buyer has them. */
function DealSections({ order }: { order: ReturnType<typeof usePageData<typeof loader>> }) {
  const t = useT()
  return (
    <>
      <DealIndex without={order.returns.length + order.refunds.length > 0 ? [] : ['returns']} />
      <Section id="parties">
        <Parties order={order} />
      </Section>
      <Section id="timeline">
        <OrderHistory order={order} />
      </Section>
      <Section id="goods">
        <Card title={t('orders.goodsTitle')} look="ruled">
          <GoodsTable caption={t('orders.goodsTitle')} currency={order.currency} lines={asCharged(order.lines)} />
          <OrderTotals order={order} />
          <MarginLine margin={order.margin} />
        </Card>
        <OrderSettlement order={order} />
      </Section>
      <Section id="payment">
        <Payment order={order} />
        <Letters order={order} formKey={order.formKey} />
      </Section>
      <Section id="shipments">
        <Shipments order={order} />
      </Section>
      <Section id="papers">
        <Papers order={order} />
        <OrderInvoiceCard order={order} />
      </Section>
      <Section id="thread">
        <Thread order={order} />
      </Section>
      <Section id="returns">
        {order.returns.length > 0 && <Returns order={order} />}
        {order.refunds.length > 0 && <Refunds order={order} />}
      </Section>
    </>
  )
}

/** The form begins anew after an answer of ours; a message of the buyer must not take what is being typed. */
function Thread({ order }: { order: ReturnType<typeof usePageData<typeof loader>> }) {
  const t = useT()
  const mayEdit = useMay('sales.edit')
  const answers = order.messages.filter(({ author }) => author === 'contact').length
  return (
    <Card title={t('threads.title')} look="ruled">
      <div className="stack">
        <DeskThread messages={order.messages} buyer={order.memberName} />
        {mayEdit && <AnswerForm order={order} formKey={order.formKey} key={answers} />}
      </div>
    </Card>
  )
}
