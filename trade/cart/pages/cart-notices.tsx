import { useT } from '#platform/web/i18n.tsx'
import { useSearchParams } from '#platform/web/router.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import type { Refused } from '#platform/web/page.ts'

export function CartNotices({ refused, mayEdit }: { refused: Refused['refused'] | undefined; mayEdit: boolean }) {
  const t = useT()
  const [query] = useSearchParams()
  return (
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
  )
}
