import type { QuantityUnit } from '#contract/quantity.ts'
import { useT } from '#web/lib/i18n.tsx'
import { useRoot } from '#web/lib/page.ts'
import { useNavigation } from '#web/lib/router.tsx'
import { keepItem } from '#web/lib/visitor-cart.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-list.ts'

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
  const sending = state === 'submitting' && form?.get('lotId') === String(lotId ?? '')
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
