import { useId, useState } from 'react'
import { to } from '#platform/contract/to.ts'
import type { CartItem } from '../contract.ts'
import { localised } from '#platform/texts/localised.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { groupsOf, isOrderable } from './cart-groups.ts'
import { CartLine } from './cart-line.tsx'
import { CartSummary } from './cart-summary.tsx'
import { CartNotices } from './cart-notices.tsx'
import styles from './cart.module.css'

/** The whole cart, by shop. Everything that can be ordered is chosen at first. */
export function CartView({ items }: { items: CartItem[] }) {
  const t = useT()
  const outcome = useRefused()
  // What is wrong with a line is said at that line.
  const refused = items.some(({ id }) => String(id) === outcome?.typed['id']) ? undefined : outcome?.refused
  const form = useId()
  const [off, setOff] = useState<ReadonlySet<number>>(new Set())
  const orderable = items.filter(isOrderable)
  const mayEdit = useMay('cart.update', 'cart.delete')
  const chosen = orderable.filter(({ id }) => !off.has(id))
  const choose = (some: readonly CartItem[], on: boolean) =>
    setOff((before) => {
      const next = new Set(before)
      for (const { id } of some)
        if (on) next.delete(id)
        else next.add(id)
      return next
    })
  const isChosen = ({ id }: CartItem) => !off.has(id)
  if (items.length === 0) return <EmptyCart />
  return (
    <div className="stack">
      <CartNotices refused={refused} mayEdit={mayEdit} />
      <QuickOrderLink />
      {groupsOf(items).map(({ shopId, shopName, shopNameEn, items: ofShop }) => {
        const could = ofShop.filter(isOrderable)
        const shop = localised(t.locale, shopName, shopNameEn).text
        return (
          <section key={shopId} className={styles.shop} aria-label={shop}>
            <ShopHead
              shop={{ shopId, shopName, shopNameEn }}
              checked={could.length > 0 && could.every(isChosen)}
              disabled={could.length === 0}
              onCheck={(on) => choose(could, on)}
            />
            <ul>
              {ofShop.map((item) => (
                <CartLine
                  key={item.id}
                  item={item}
                  checked={isOrderable(item) && isChosen(item)}
                  checkoutForm={form}
                  mayEdit={mayEdit}
                  onCheck={(on) => choose([item], on)}
                />
              ))}
            </ul>
          </section>
        )
      })}
      <CartSummary
        form={form}
        mayEdit={mayEdit}
        chosen={chosen}
        all={orderable.length > 0 && chosen.length === orderable.length}
        onAll={(on) => choose(orderable, on)}
      />
    </div>
  )
}

function QuickOrderLink() {
  const t = useT()
  const may = useMay('cart.check')
  return (
    may && (
      <p>
        <LinkButton href={to.quickOrder()} icon="table">
          {t('cart.quickOrder')}
        </LinkButton>
      </p>
    )
  )
}

function EmptyCart() {
  const t = useT()
  return (
    <EmptyState
      icon="cart"
      title={t('cart.empty')}
      actions={
        <>
          <LinkButton href={to.search()} variant="primary" icon="search">
            {t('cart.search')}
          </LinkButton>
          <QuickOrderLink />
        </>
      }
    >
      {t('cart.emptyText')}
    </EmptyState>
  )
}

interface ShopHeadProps {
  shop: Pick<CartItem, 'shopId' | 'shopName' | 'shopNameEn'>
  checked: boolean
  disabled: boolean
  onCheck: (on: boolean) => void
}

function ShopHead({ shop, checked, disabled, onCheck }: ShopHeadProps) {
  const t = useT()
  const name = localised(t.locale, shop.shopName, shop.shopNameEn).text
  return (
    <header className={styles.shopHead}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-label={t('cart.selectShop', { shop: name })}
        className={styles.check}
        onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
      />
      <Icon name="shop" />
      <a href={to.shop(shop.shopId)}>
        <Local zh={shop.shopName} en={shop.shopNameEn} />
      </a>
    </header>
  )
}
