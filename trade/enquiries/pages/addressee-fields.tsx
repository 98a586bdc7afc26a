import { useState, type RefObject } from 'react'
import type { Seller } from '../contract.ts'
import { localised } from '#platform/texts/localised.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import { isBlank, type TypedLine } from '../typed-line.ts'
import { askedName } from './enquiry-form-data.ts'
import { useSellers } from './use-sellers.ts'
import styles from './enquiries.module.css'

interface AddresseeFieldsProps {
  form: RefObject<HTMLFormElement | null>
  lines: TypedLine[]
  sellers: Seller[]
  typed: Record<string, string> | undefined
  errors: Record<string, string>
}

/** Who is asked: the house, and shops that have the goods, each with the reason why it is offered. */
export function AddresseeFields({ form, lines, sellers: initial, typed, errors }: AddresseeFieldsProps) {
  const t = useT()
  const { sellers, count } = useSellers(form, initial, lines.filter((line) => !isBlank(line)).length, Boolean(typed))
  const [chosen, setChosen] = useState<Record<string, boolean>>({})
  const again = typed && askedName('form') in typed ? typed : undefined
  const isTicked = (key: string, usual: boolean) => chosen[key] ?? (again ? askedName(key) in again : usual)
  const direct = sellers.filter(({ sells, named }) => named || sells.length > 0)
  // Whatever no shop was named for goes to the house.
  const covered = direct.some(({ named }) => named) || new Set(direct.flatMap(({ sells }) => sells)).size >= count
  const box = (key: string, label: string, hint: string, usual: boolean) => (
    <Checkbox
      key={key}
      name={askedName(key)}
      value="yes"
      label={label}
      hint={hint}
      checked={isTicked(key, usual)}
      onChange={({ currentTarget }) => setChosen({ ...chosen, [key]: currentTarget.checked })}
    />
  )
  return (
    <fieldset className={styles.section}>
      <legend>
        <h2>{t('enquiries.addressees')}</h2>
      </legend>
      <p className="muted">{t('enquiries.addresseesHint')}</p>
      {errors['shopIds'] && <p role="alert">{errors['shopIds']}</p>}
      <input type="hidden" name={askedName('form')} value="yes" />
      <div className={styles.addressees}>
        {box('house', t('layout.brand'), t('enquiries.houseReason'), direct.length === 0 || !covered)}
        {sellers.map((shop) =>
          box(
            String(shop.id),
            localised(t.locale, shop.name, shop.nameEn).text,
            reasonOf(shop, t),
            direct.includes(shop),
          ),
        )}
      </div>
    </fieldset>
  )
}

function reasonOf({ sells, has, named }: Seller, t: Translator): string {
  const numbers = (of: number[]) => of.join(t('products.comma'))
  if (sells.length > 0) return t('enquiries.sellsNamed', { numbers: numbers(sells) })
  if (has.length > 0) return t('enquiries.hasMatching', { numbers: numbers(has) })
  return named ? t('enquiries.cameFrom') : ''
}
