import { useId } from 'react'
import { to } from '#platform/contract/to.ts'
import { Approx } from '#catalogue/goods/pages/approx.tsx'
import type { CartItem } from '../contract.ts'
import { money } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { Button } from '#platform/ui/button.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { showToast } from '#platform/ui/toast-list.ts'
import { totalsOf } from './cart-groups.ts'
import styles from './cart.module.css'

interface CartSummaryProps {
  form: string
  mayEdit: boolean
  chosen: CartItem[]
  all: boolean
  onAll(on: boolean): void
}

/** What is chosen and what it costs; the boxes of the lines belong to this form. */
export function CartSummary({ form, mayEdit, chosen, all, onAll }: CartSummaryProps) {
  const t = useT()
  const dialog = useId()
  const mayOrder = useMay('orders.placeFromCart')
  const totals = totalsOf(chosen)
  const needChoice = (event: { preventDefault(): void }) => {
    if (chosen.length > 0) return
    event.preventDefault()
    showToast(t('cart.selectItem'), 'error')
  }
  return (
    <>
      <form id={form} action={to.confirmOrder()} className={styles.summary} onSubmit={needChoice}>
        <Checkbox
          label={t('cart.selectAll')}
          checked={all}
          onChange={({ currentTarget }) => onAll(currentTarget.checked)}
        />
        {mayEdit && (
          <Button size="sm" variant="quiet" icon="trash" command="show-modal" commandfor={dialog} onClick={needChoice}>
            {t('cart.deleteChosen')}
          </Button>
        )}
        <p className={styles.perShop}>{t('cart.perShop')}</p>
        <div className={`act ${styles.order}`}>
          <output className={styles.total}>
            <span className="muted">{t('cart.chosen', { count: chosen.length })}</span>
            {totals.map(({ currency, totalMinor }) => (
              <strong key={currency}>
                {money(t, totalMinor, currency)} <Approx minor={totalMinor} currency={currency} />
              </strong>
            ))}
          </output>
          {mayOrder && (
            <Button type="submit" variant="primary" size="lg">
              {t('cart.checkout')}
            </Button>
          )}
        </div>
      </form>
      {mayEdit && <DeleteChosen id={dialog} form={form} />}
    </>
  )
}

/** Sends the same boxes, to be deleted. */
function DeleteChosen({ id, form }: { id: string; form: string }) {
  const t = useT()
  return (
    <Dialog
      id={id}
      size="sm"
      title={t('cart.confirmDeleteChosen')}
      closeLabel={t('cart.cancel')}
      footer={
        <>
          <Button command="close" commandfor={id}>
            {t('cart.cancel')}
          </Button>
          <Button
            type="submit"
            variant="danger"
            form={form}
            formMethod="post"
            formAction=""
            name="intent"
            value="delete"
            onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
          >
            {t('cart.delete')}
          </Button>
        </>
      }
    />
  )
}
