import type { OutputOf } from '#platform/contract/endpoint.ts'
import { OrderStatus } from '#platform/contract/enums.ts'
import { to } from '#platform/contract/to.ts'
import type { orders } from '../contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { ListPages } from '#platform/web/list-pages.tsx'
import { useSearchParams } from '#platform/web/router.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { Tabs } from '#platform/ui/tabs.tsx'
import { OrderCard } from './order-card.tsx'
import { OrderDays } from './order-days.tsx'
import { OrderSums } from './order-sums.tsx'
import styles from './orders.module.css'
import { ordersExport } from '../export-address.ts'

interface OrderListProps {
  found: OutputOf<typeof orders.list>
  counts: OutputOf<typeof orders.aggregation>
}

const tabs = [
  ['total', ''],
  ['unpaid', `status=${OrderStatus.unpaid}`],
  ['notShipped', `status=${OrderStatus.notShipped}`],
  ['shipped', `status=${OrderStatus.shipped}`],
  ['completed', `status=${OrderStatus.completed}`],
  ['toComment', 'toComment=1'],
  ['returned', 'returned=1'],
  ['cancelled', `status=${OrderStatus.cancelled}`],
  ['closed', `status=${OrderStatus.closed}`],
] as const

const within = ['from', 'to', 'least', 'most']
const hrefOf = (filter: string, query = new URLSearchParams()) => {
  const asked = new URLSearchParams(filter)
  for (const name of within) if (query.get(name)) asked.set(name, query.get(name) ?? '')
  return asked.size > 0 ? `${to.orders()}?${asked}` : to.orders()
}

export function OrderList({ found, counts }: OrderListProps) {
  const t = useT()
  const [query] = useSearchParams()
  const current = ['status', 'toComment', 'returned'].map((name) => query.has(name) && `${name}=${query.get(name)}`)
  const chosen = current.find(Boolean) || ''
  return (
    <>
      <Tabs
        label={t('orders.tabs')}
        className={styles.tabs}
        items={tabs.map(([name, filter]) => ({
          href: hrefOf(filter, query),
          label: t(`orders.tab_${name}`),
          count: counts[name],
          current: filter === chosen,
        }))}
      />
      <form action={to.orders()} className={styles.search} role="search">
        {chosen && <input type="hidden" name={chosen.split('=')[0]} value={chosen.split('=')[1]} />}
        <TextInput
          key={query.get('key')}
          type="search"
          name="key"
          icon="search"
          className={styles.key}
          defaultValue={query.get('key') ?? ''}
          maxLength={100}
          aria-label={t('orders.search')}
          placeholder={t('orders.search')}
        />
        <Within />
        <Button type="submit">{t('orders.searchButton')}</Button>
      </form>
      <OrderDays />
      {found.totalCount > 0 && (
        <div className={styles.listed}>
          <OrderSums {...found} />
          <ExportLinks />
        </div>
      )}
      {found.totalCount === 0 && (
        <NoOrders
          searched={query.get('key')?.trim()}
          narrowed={within.some((name) => query.get(name))}
          all={hrefOf(chosen)}
        />
      )}
      <ul className="stack">
        {found.list.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      <ListPages {...found} />
    </>
  )
}

/** All that the filter finds, as a file. */
function ExportLinks() {
  const t = useT()
  const [query] = useSearchParams()
  const asked = new URLSearchParams(query)
  for (const name of ['page', 'limit', 'placed', 'done']) asked.delete(name)
  return (
    <p className="muted">
      {t('orders.export')}
      {(['csv', 'xlsx'] as const).map((ending) => (
        <span key={ending}>
          {' '}
          <a href={ordersExport(ending, asked)} download="" data-document="" rel="nofollow">
            {ending.toUpperCase()}
          </a>
        </span>
      ))}
    </p>
  )
}

/** Days and totals of the orders meant. */
function Within() {
  const t = useT()
  const [query] = useSearchParams()
  return (['from', 'to', 'least', 'most'] as const).map((name) => (
    <Field key={`${name} ${query.get(name)}`} label={t(`orders.${name}`)} className={styles.within}>
      <TextInput
        type={name === 'from' || name === 'to' ? 'date' : 'number'}
        name={name}
        min={0}
        defaultValue={query.get(name) ?? ''}
      />
    </Field>
  ))
}

/** Whoever searched has orders, only none like this. */
function NoOrders({ searched, narrowed, all }: { searched: string | undefined; narrowed: boolean; all: string }) {
  const t = useT()
  if (searched || narrowed)
    return (
      <EmptyState
        icon="search"
        title={searched ? t('orders.noMatch', { key: searched }) : t('orders.noneWithin')}
        actions={<LinkButton href={all}>{t('orders.clearSearch')}</LinkButton>}
      >
        {searched ? t('orders.noMatchText') : t('orders.noneWithinText')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="box"
      title={t('orders.empty')}
      actions={
        <LinkButton href={to.search()} icon="search">
          {t('orders.find')}
        </LinkButton>
      }
    >
      {t('orders.emptyText')}
    </EmptyState>
  )
}
