import { useEffect, useId, useRef, useState } from 'react'
import type { CartItem } from '../contract.ts'
import { unitsOffered, type QuantityUnit } from '#catalogue/goods/quantity.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useNavigation } from '#platform/web/router.tsx'
import { Button } from '#platform/ui/button.tsx'
import { FieldNotes } from '#platform/ui/field.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import { amountIn } from './quantity-words.ts'
import { useRefused } from '#platform/web/page.ts'
import styles from './cart.module.css'

/** The quantity of a line: sent when the box is left or the unit chosen, and by its button where there is no script. */
export function CartQuantity({ item, title }: { item: CartItem; title: string }) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const shown = String(amountIn(item.kilograms, item.unit, item.packings))
  const [typed, setTyped] = useState(shown)
  const [unit, setUnit] = useState<QuantityUnit>(item.unit)
  const { state, form: sent } = useNavigation()
  const notes = useId()
  const refused = useRefusedLine(item.id)
  const error = refused && (Object.values(refused.fields)[0] ?? refused.message)
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[name=quantity]')?.focus()
  }, [refused])
  const busy = state === 'submitting' && sent?.get('id') === String(item.id)
  const changed = typed !== shown || unit !== item.unit
  const send = () => {
    if (changed && Number(typed) > 0) form.current?.requestSubmit()
  }
  const chooseUnit = (next: QuantityUnit) => {
    setUnit(next)
    // The same goods in other words.
    if (typed === shown) setTyped(String(amountIn(item.kilograms, next, item.packings)))
  }
  return (
    <form
      ref={form}
      method="post"
      className={styles.quantity}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) send()
      }}
    >
      <input type="hidden" name="id" value={item.id} />
      <TextInput
        name="quantity"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={typed}
        aria-label={`${t('cart.quantityTitle')}: ${title}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${notes}-error`}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Select
        name="unit"
        aria-label={`${t('cart.unitLabel')}: ${title}`}
        value={unit}
        options={unitsOffered(item.packings).map((each) => ({ value: each, label: t(`cart.unit_${each}`) }))}
        onChange={({ currentTarget }) => chooseUnit(currentTarget.value as QuantityUnit)}
      />
      <Button type="submit" size="sm" variant={changed ? 'primary' : 'quiet'} name="intent" value="change" busy={busy}>
        {t('cart.change')}
      </Button>
      <div className={styles.notes}>
        <FieldNotes id={notes} error={error} />
      </div>
    </form>
  )
}

/** What was refused about this line, and not about another one of the cart. */
function useRefusedLine(id: number) {
  const outcome = useRefused()
  return outcome && outcome.typed['id'] === String(id) ? outcome.refused : undefined
}
