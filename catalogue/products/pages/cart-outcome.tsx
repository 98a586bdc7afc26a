import { to } from '#platform/contract/to.ts'
import { weight } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { useView } from '#platform/web/router.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import type { PutIntoCart } from './put-into-cart.ts'

/** What became of the last form that was sent from this page. */
export function CartOutcome() {
  const t = useT()
  const refused = useRefused()?.refused
  const { action } = useView()
  if (!action) return null
  const said = refused ? (Object.values(refused.fields)[0] ?? refused.message) : undefined
  return (
    <div role="status">
      {said ? (
        <Notice kind="danger">{said}</Notice>
      ) : (
        <Notice kind="success" actions={<a href={to.cart()}>{t('productDetail.goToCart')}</a>}>
          {t('productDetail.addedToCart', { weight: weight(t, (action as PutIntoCart).kilograms) })}
        </Notice>
      )}
    </div>
  )
}
