import { useEffect } from 'react'
import { to } from '#platform/contract/to.ts'
import { useApi } from '#platform/web/api-context.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRoot } from '#platform/web/page.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { useLive } from '#platform/web/use-live.ts'
import { forgetItems, keptItems, useKeptCount } from '#catalogue/products/pages/visitor-cart.ts'
import { CountBadge } from '#platform/ui/badge.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { showToast } from '#platform/ui/toast-list.ts'

const cartPath = to.cart()

/** The member's cart with its count; a visitor sees it once something was put aside. */
export function CartLink({ wordClass, countClass }: { wordClass?: string; countClass?: string }) {
  const t = useT()
  const signedIn = Boolean(useRoot()?.member)
  const kept = useKeptCount()
  const inCart = useLive((api, signal) => api.cart.list({ page: 1, limit: 0 }, { signal }), {
    when: signedIn,
    on: 'cart',
  })
  const mayMerge = useMay('cart.merge')
  useMerge(signedIn && mayMerge && kept > 0)
  if (!signedIn && kept === 0) return null
  const count = signedIn ? (inCart?.totalCount ?? 0) : kept
  return (
    <a href={signedIn ? cartPath : to.signIn(cartPath)}>
      <Icon name="cart" size={16} />
      <span className={wordClass}>{t('layout.cart')}</span>
      <span className={countClass}>
        <CountBadge count={count} label={t('layout.cartCount', { count })} />
      </span>
    </a>
  )
}

/** What was put aside goes into the member's cart; it is forgotten here only once it is there. */
function useMerge(due: boolean) {
  const api = useApi()
  const t = useT()
  useEffect(() => {
    if (!api || !due) return
    const items = keptItems()
    const merge = async () => {
      const { dropped } = await api.cart.merge({ items })
      forgetItems(items)
      if (dropped > 0) showToast(t('layout.cartDropped', { count: dropped }), 'info')
    }
    merge().catch(() => undefined)
  }, [api, due, t])
}
