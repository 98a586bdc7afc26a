import type { QuantityUnit } from '#catalogue/goods/quantity.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRoot } from '#platform/web/page.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { useNavigation } from '#platform/web/router.tsx'
import { keepItem } from './visitor-cart.ts'
import { Button } from '#platform/ui/button.tsx'
import { showToast } from '#platform/ui/toast-list.ts'

interface CartFormProps {
  productId: number
  lotId?: number
  quantity: number
  unit: QuantityUnit
  /** Sent along, so that a form that is sent twice has one effect. */
  formKey: string
  label?: string
}

/** Puts a product or a lot into the cart. A visitor's is kept in the browser; without script he is asked to sign in. */
export function CartForm({ productId, lotId, quantity, unit, formKey, label }: CartFormProps) {
  const t = useT()
  const { state, form } = useNavigation()
  const signedIn = Boolean(useRoot()?.member)
  const may = useMay('cart.add')
  const sending = state === 'submitting' && form?.get('lotId') === String(lotId ?? '')
  if (!may) return null
  return (
    <form
      method="post"
      onSubmit={(event) => {
        if (signedIn) return
        event.preventDefault()
        keepItem({ productId, lotId, quantity, unit })
        showToast(t('productDetail.keptForYou'), 'info')
      }}
    >
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="lotId" value={lotId ?? ''} />
      <input type="hidden" name="quantity" value={quantity} />
      <input type="hidden" name="unit" value={unit} />
      <input type="hidden" name="key" value={`${formKey} ${lotId ?? ''}`} />
      <Button type="submit" icon="cart" block busy={sending} aria-label={label}>
        {t('productDetail.addToCart')}
      </Button>
    </form>
  )
}
