import { OrderStatus } from '#platform/contract/enums.ts'
import { to } from '#platform/contract/to.ts'
import { localised } from '#platform/texts/localised.ts'
import { OrderSteps } from '#trade/cart/pages/order-steps.tsx'
import { weight } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, useRefused, type Action } from '#platform/web/page.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { FormErrorSummary } from '#platform/ui/form-error-summary.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { ExcessNotice } from '#trade/spending-limits/pages/excess-notice.tsx'
import { HowToDeliver, WhoAndWhere } from './confirm-choices.tsx'
import { ConfirmTotals } from './confirm-totals.tsx'
import { GoodsTable } from './goods-table.tsx'
import { FreightUnknown } from './freight-unknown.tsx'
import { goodsOf, loadConfirm, type ConfirmData } from './load-confirm.ts'
import { unseenDelivery } from './unseen-delivery.ts'
import lines from './orders.module.css'
import styles from './confirm.module.css'

export const loader = loadConfirm

export const action: Action = async ({ api, form, url }) => {
  const text = (name: string) => String(form.get(name) ?? '')
  const source = goodsOf(url)
  const terms = {
    addressId: text('addressId'),
    paymentType: text('paymentType'),
    plan: text(`plan ${text('paymentType')}`),
    deliveryTerm: text('deliveryTerm'),
    deliveryPlace: text('deliveryPlace'),
    note: text('note'),
    buyerNumber: text('buyerNumber'),
    wantedOn: text('wantedOn'),
    invoiceTitleId: text('invoiceTitleId'),
    fingerprint: text('fingerprint'),
  }
  const intent = text('intent')
  if (intent === 'address' || intent === 'title') {
    const { fingerprint: _, plan: __, ...kept } = terms
    const backUrl = to.confirmOrder({ ...source, ...kept })
    return redirect(intent === 'title' ? to.editInvoiceTitle({ backUrl }) : to.editAddress({ backUrl }), 303)
  }
  const chosen = await unseenDelivery(api, url, source, terms, intent === 'show')
  if (chosen) return redirect(to.confirmOrder({ ...source, ...chosen }), 303)
  const once = { idempotencyKey: text('key') || undefined }
  const { orders, approvalId } = source.cartItemIds
    ? await api.orders.placeFromCart({ cartItemIds: source.cartItemIds, ...terms }, once)
    : await api.orders.placeFromProduct(
        {
          productId: source.productId ?? '',
          lotId: source.lotId,
          quantity: source.quantity ?? '',
          unit: source.unit,
          ...terms,
        },
        once,
      )
  if (approvalId !== null) return redirect(to.approval(approvalId, { done: 'asked' }), 303)
  const [first] = orders
  const one = orders.length === 1 && first
  return redirect(to.orders({ ...(one ? { id: one.id } : { status: OrderStatus.unpaid }), placed: orders.length }), 303)
}

export default function ConfirmPage() {
  const data = usePageData<typeof loader>()
  return data ? <Confirm data={data} /> : <NothingChosen />
}

function NothingChosen() {
  const t = useT()
  return (
    <div className={`container ${styles.page}`}>
      <EmptyState
        icon="cart"
        level={1}
        title={t('cart.selectItem')}
        actions={
          <LinkButton href={to.tradeCart()} variant="primary">
            {t('cart.title')}
          </LinkButton>
        }
      />
    </div>
  )
}

/** Leads back to where the quantity was chosen. */
function NotPlaceable({ productId }: Pick<ConfirmData, 'productId'>) {
  const t = useT()
  const [href, back, text] = productId
    ? [to.product(productId), t('orders.backToProduct'), t('orders.quantityNotPlaceable')]
    : [to.tradeCart(), t('orders.backToCart'), t('orders.notPlaceable')]
  return (
    <Notice kind="warning" actions={<a href={href}>{back}</a>}>
      {text}
    </Notice>
  )
}

/** What is on the page, so that nothing else is ordered. */
const Shown = ({ figures: { fingerprint, paymentTypes } }: Pick<ConfirmData, 'figures'>) => (
  <>
    <input type="hidden" name="fingerprint" value={fingerprint} />
    {paymentTypes.map(({ code, plan }) => (
      <input key={code} type="hidden" name={`plan ${code}`} value={plan} />
    ))}
  </>
)

function Confirm({ data }: { data: ConfirmData }) {
  const t = useT()
  const { refused } = useRefused() ?? {}
  const { figures, addresses, formKey } = data
  const fields = Object.entries(refused?.fields ?? {})
  const errors = fields.map(([name, text]) => ({ text, fieldId: `confirm-${name}` }))
  const unknown = figures.orders.some(({ missing }) => missing.length > 0)
  const payable = figures.paymentTypes.length > 0
  const mayPlace = useMay('orders.placeFromCart', 'orders.placeFromProduct')
  return (
    <div className={`container stack ${styles.page}`}>
      <OrderSteps current={1} />
      <h1>{t('orders.confirmTitle')}</h1>
      <form method="post" noValidate className="stack">
        <FormErrorSummary
          title={t('orders.notPlaced')}
          errors={errors.length === 0 && refused ? [{ text: refused.message }] : errors}
        />
        <input type="hidden" name="key" value={formKey} />
        <Shown figures={figures} />
        <EnterShows />
        {unknown && <FreightUnknown data={data} />}
        {!figures.placeable && !unknown && <NotPlaceable productId={data.productId} />}
        {!mayPlace && <Notice>{t('orders.notAllowed')}</Notice>}
        {mayPlace && <ExcessNotice excess={figures.excess} />}
        {!payable && <Notice kind="warning">{t('orders.noPayment')}</Notice>}
        <div className={styles.columns}>
          <div className={styles.main}>
            <WhoAndWhere data={data} />
            <HowToDeliver data={data} />
            <OrdersToPlace figures={figures} />
          </div>
          <ConfirmTotals figures={figures} ready={mayPlace && figures.placeable && payable && addresses.length > 0} />
        </div>
      </form>
    </div>
  )
}

/** The first button of a form is what the enter key presses, and that must neither order nor leave the page. */
const EnterShows = () => <button type="submit" name="intent" value="show" hidden tabIndex={-1} aria-hidden />

/** One order per shop and currency. */
function OrdersToPlace({ figures: { orders } }: Pick<ConfirmData, 'figures'>) {
  const t = useT()
  return orders.map((order) => {
    const shop = localised(t.locale, order.shopName, order.shopNameEn).text
    return (
      <Card key={`${order.shopId} ${order.currency}`} title={shop} look="ruled">
        <GoodsTable
          caption={shop}
          currency={order.currency}
          lines={order.lines}
          note={({ problem, stockKg, minimumOrderKg }) =>
            problem && (
              <span className={lines.problem}>
                {t(`cart.problem_${problem}`, { stock: weight(t, stockKg), minimum: weight(t, minimumOrderKg) })}
              </span>
            )
          }
        />
      </Card>
    )
  })
}
