import { useRef } from 'react'
import { useFields } from '#platform/office/form.ts'
import { useUnsaved } from '#platform/office/unsaved.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { WishLines } from '#trade/enquiries/office/wish-lines.tsx'
import styles from '#platform/office/ui/edit-form.module.css'

interface GoodsFormProps {
  memberId: number
  terms: readonly { code: string; name: string; nameEn: string }[]
}

/** What the buyer wants, and delivered how: of that the prices are made. */
export function GoodsForm({ memberId, terms }: GoodsFormProps) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  useUnsaved(form, memberId)
  const { text, error } = useFields({ deliveryTerm: terms[0]?.code })
  return (
    <form ref={form} method="post" noValidate className={styles.form}>
      <input type="hidden" name="memberId" value={memberId} />
      <WishLines />
      <Field label={t('orders.delivery')} error={error('deliveryTerm')} required>
        <Select
          name="deliveryTerm"
          defaultValue={text('deliveryTerm')}
          options={terms.map(({ code, name, nameEn }) => ({
            value: code,
            label: t.locale === 'zh-CN' ? name : nameEn,
          }))}
        />
      </Field>
      <Field label={t('orders.place')} hint={t('orders.placeHint')} error={error('deliveryPlace')}>
        <TextInput name="deliveryPlace" maxLength={100} defaultValue={text('deliveryPlace')} />
      </Field>
      <p>
        <Button type="submit" name="intent" value="show" variant="primary">
          {t('adminEnteredOrders.show')}
        </Button>
      </p>
    </form>
  )
}
