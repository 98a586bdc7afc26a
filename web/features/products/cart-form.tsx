import { useNavigation } from '#web/lib/router.tsx'
import { useT } from '#web/lib/i18n.tsx'
import { Button } from '#web/ui/button.tsx'

interface CartFormProps {
  productId: number
  lotId?: number
  quantity: number
  unit: string
  /** Sent along, so that a form that is sent twice has one effect. */
  formKey: string
  label?: string
}

/** Puts a product or a lot into the cart; who is not signed in is asked to, and comes back. */
export function CartForm({ productId, lotId, quantity, unit, formKey, label }: CartFormProps) {
  const t = useT()
  const { state, form } = useNavigation()
  const sending = state === 'submitting' && form?.get('lotId') === String(lotId ?? '')
  return (
    <form method="post">
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
