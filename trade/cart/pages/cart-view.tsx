import { useId, useState } from 'react'
import { to } from '#platform/contract/to.ts'
import type { CartItem } from '../contract.ts'
import { localised } from '#platform/texts/localised.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { useSearchParams } from '#platform/web/router.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { groupsOf, isOrderable } from './cart-groups.ts'
import { CartLine } from './cart-line.tsx'
import { CartSummary } from './cart-summary.tsx'
import styles from './cart.module.css'

/** The whole cart, by shop. Everything that can be ordered is chosen at first. */
export function CartView({ items }: { items: CartItem[] }) {
  const t = useT()
  const [query] = useSearchParams()
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
  if (items.length === 0)
    return (
      <EmptyState
        icon="cart"
        title={t('cart.empty')}
        actions={
          <LinkButton href={to.search()} variant="primary" icon="search">
            {t('cart.search')}
          </LinkButton>
        }
      >
        {t('cart.emptyText')}
      </EmptyState>
    )
  return (
    <div className="stack">
      <div role="alert">
        {refused && <Notice kind="danger">{Object.values(refused.fields)[0] ?? refused.message}</Notice>}
        {!refused && query.has('none') && <Notice kind="warning">{t('cart.selectItem')}</Notice>}
        {!refused && query.has('added') && (
          <Notice kind="success">{t('cart.reordered', { count: Number(query.get('added')) })}</Notice>
        )}
        {!refused && Number(query.get('dropped')) > 0 && (
          <Notice kind="warning">{t('cart.reorderDropped', { count: Number(query.get('dropped')) })}</Notice>
        )}
        {!mayEdit && <Notice>{t('members.notAllowed')}</Notice>}
        {!refused && query.has('changed') && <Notice kind="warning">{t('errors.CART_CHANGED')}</Notice>}
      </div>
      {groupsOf(items).map(({ shopId, shopName, shopNameEn, items: ofShop }) => {
        const could = ofShop.filter(isOrderable)
        const shop = localised(t.locale, shopName, shopNameEn).text
        return (
          <section key={shopId} className={styles.shop} aria-label={shop}>
            <header className={styles.shopHead}>
              <input
                type="checkbox"
                checked={could.length > 0 && could.every(isChosen)}
                disabled={could.length === 0}
                aria-label={t('cart.selectShop', { shop })}
                className={styles.check}
                onChange={({ currentTarget }) => choose(could, currentTarget.checked)}
              />
              <Icon name="shop" />
              <a href={to.shop(shopId)}>
                <Local zh={shopName} en={shopNameEn} />
              </a>
            </header>
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
