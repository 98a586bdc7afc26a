import { Fragment } from 'react'
import { to } from '#platform/contract/to.ts'
import type { Confirm } from '../contract.ts'
import { money, weight } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useNavigation } from '#platform/web/router.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { chargedLines } from '#trade/freight/charged-lines.ts'
import { ChargeLines } from './charge-lines.tsx'
import { VatLines } from '#trade/house/pages/vat-lines.tsx'
import styles from './confirm.module.css'

/** What will be charged, the button that does it, and what happens then; it stays in sight. */
export function ConfirmTotals({ figures, ready }: { figures: Confirm; ready: boolean }) {
  const t = useT()
  const ordersIn = (currency: string) => figures.orders.filter((order) => order.currency === currency)
  const charged = figures.orders.some(({ charges }) => charges.length > 0)
  return (
    <Card as="div" title={t('orders.summaryTitle')} className={styles.summary}>
      <dl>
        <div>
          <dt>{t('orders.weight')}</dt>
          <dd>{weight(t, figures.kilograms)}</dd>
        </div>
        {figures.orders.length > 1 && (
          <div>
            <dt>{t('orders.orderCount')}</dt>
            <dd>{figures.orders.length}</dd>
          </div>
        )}
        {figures.totals.map(({ currency, totalMinor }) => (
          <Fragment key={currency}>
            {ordersIn(currency).map((order) => (
              <ChargeLines key={order.shopId} {...order} />
            ))}
            <VatLines
              currency={currency}
              lines={ordersIn(currency).flatMap(chargedLines)}
              vatPercent={figures.vatPercent}
            />
            <div className={styles.grand}>
              <dt>{t('orders.toPay')}</dt>
              <dd>{money(t, totalMinor, currency)}</dd>
            </div>
          </Fragment>
        ))}
      </dl>
      {!charged && <p className="muted">{t('orders.freightNote')}</p>}
      {ready && <Place figures={figures} />}
      <div>
        <h3>{t('orders.thenTitle')}</h3>
        <ol className={styles.next}>
          <li>{t('orders.then_order')}</li>
          <li>{t('orders.then_pay')}</li>
          <li>{t('orders.then_ship')}</li>
        </ol>
      </div>
      <LinkButton href={to.tradeCart()} variant="quiet" icon="arrow-left">
        {t('orders.backToCart')}
      </LinkButton>
    </Card>
  )
}

/** On a phone a bar with the sum. */
function Place({ figures }: { figures: Confirm }) {
  const t = useT()
  const busy = useNavigation().state === 'submitting'
  return (
    <div className={classNames('act', styles.place)}>
      {figures.totals.map(({ currency, totalMinor }) => (
        <strong key={currency} className={styles.inBar} aria-hidden>
          {money(t, totalMinor, currency)}
        </strong>
      ))}
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        {t(figures.excess.length > 0 ? 'spendingLimits.ask' : 'orders.submit')}
      </Button>
    </div>
  )
}
