import { to } from '#platform/contract/to.ts'
import type { OrderItem } from '../order.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { AskFirst } from '#platform/ui/ask-first.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import styles from './orders.module.css'

type Order = Pick<OrderItem, 'id' | 'orderSn' | 'actions' | 'turn'>

/** What the server says can be done with the order now, as far as the role allows it. */
export function useOrderActions({ actions }: Pick<Order, 'actions'>): Order['actions'] {
  const may: Partial<Record<Order['actions'][number], boolean>> = {
    pay: useMay('payments.start', 'orders.sendSlip'),
    cancel: useMay('orders.cancel'),
    receive: useMay('orders.receive'),
    comment: useMay('orders.comment'),
    delete: useMay('orders.delete'),
    return: useMay('orders.askReturn'),
  }
  return actions.filter((action) => may[action] ?? true)
}

interface OrderActionsProps {
  order: Order
  detail?: boolean
  /** Its shipments are received one by one, further down. */
  apart?: boolean
}

export function OrderActions({ order, detail, apart }: OrderActionsProps) {
  const t = useT()
  const actions = useOrderActions(order)
  const may = (action: OrderItem['actions'][number]) => actions.includes(action) && !(apart && action === 'receive')
  const mayReorder = useMay('orders.reorder')
  const returning = order.turn.what === 'decideReturn' || order.turn.what === 'sendBack'
  return (
    <div className={styles.actions}>
      {!detail && (
        <LinkButton size="sm" href={to.order(order.id)}>
          {t('orders.view')}
        </LinkButton>
      )}
      {(may('pay') || may('receive')) && (
        <div className={detail ? 'act' : undefined}>
          {may('pay') && (
            <LinkButton
              size="sm"
              variant="primary"
              href={`${to.order(order.id)}#pay`}
              className={detail ? styles.toPay : undefined}
            >
              {t('orders.action_pay')}
            </LinkButton>
          )}
          {may('receive') && <AskedAction order={order} action="receive" variant={returning ? 'quiet' : 'primary'} />}
        </div>
      )}
      {may('comment') && (
        <LinkButton size="sm" icon="star" href={to.order(order.id, { do: 'comment' })}>
          {t('orders.action_comment')}
        </LinkButton>
      )}
      {may('return') && (
        <LinkButton size="sm" variant="quiet" href={to.order(order.id, { do: 'return' })}>
          {t('orders.action_return')}
        </LinkButton>
      )}
      {mayReorder && (
        <form method="post" action={to.order(order.id)}>
          <input type="hidden" name="id" value={order.id} />
          <Button type="submit" size="sm" variant="quiet" icon="refresh" name="intent" value="reorder">
            {t('orders.reorder')}
          </Button>
        </form>
      )}
      {may('cancel') && <AskedAction order={order} action="cancel" variant="quiet" danger />}
      {may('delete') && <AskedAction order={order} action="delete" variant="quiet" danger />}
    </div>
  )
}

interface AskedActionProps {
  order: Order
  action: 'cancel' | 'receive' | 'delete'
  variant: 'primary' | 'quiet'
  danger?: boolean
}

/** Asks once before something that cannot be undone. */
function AskedAction({ order, action, variant, danger }: AskedActionProps) {
  const t = useT()
  return (
    <AskFirst
      variant={variant}
      danger={danger}
      label={t(`orders.action_${action}`)}
      title={t(`orders.ask_${action}`)}
      cancelLabel={t('orders.keep')}
      fields={{ id: order.id, intent: action }}
    >
      <p>
        <span className="code">{order.orderSn}</span>
      </p>
      <p>{t(`orders.ask_${action}Text`)}</p>
    </AskFirst>
  )
}
