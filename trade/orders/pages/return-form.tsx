import type { ReactNode } from 'react'
import { to } from '#platform/contract/to.ts'
import { returnKinds, type OrderDetail } from '../order.ts'
import { quantity } from '#platform/texts/format.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { useNavigation } from '#platform/web/router.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { RadioGroup } from '#platform/ui/choice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { FormErrorSummary } from '#platform/ui/form-error-summary.tsx'
import { NumberInput, TextArea } from '#platform/ui/input.tsx'
import styles from './orders.module.css'

interface ReturnFormProps {
  order: OrderDetail
  formKey: string
  photos: ReactNode
}

export function ReturnForm({ order, formKey, photos }: ReturnFormProps) {
  const t = useT()
  const { refused, typed } = useRefused() ?? {}
  const fields = Object.entries(refused?.fields ?? {})
  const errors = fields.map(([name, text]) => ({ text, fieldId: `return-${name}` }))
  const lines = order.lines.filter(({ returnableKg }) => returnableKg > 0)
  // What was left empty was not sent, and is not counted in the answer.
  const sent = lines.filter(({ id }) => typed?.[`kilograms-${id}`])
  const nameOf = (line: OrderDetail['lines'][number]) => `lines.${sent.indexOf(line)}.kilograms`
  return (
    <form method="post" noValidate className={`stack ${styles.form}`}>
      <header className="stack tight">
        <h1>{t('orders.returnTitle')}</h1>
        <p className="code">{order.orderSn}</p>
      </header>
      <p className="muted">{t('orders.returnIntro')}</p>
      <FormErrorSummary
        title={t('orders.notSent')}
        errors={refused && errors.length === 0 ? [{ text: refused.message }] : errors}
      />
      <input type="hidden" name="id" value={order.id} />
      <input type="hidden" name="key" value={formKey} />
      <KindField chosen={typed?.['kind']} />
      {lines.map((line, at) => (
        <Field
          key={line.id}
          id={sent.includes(line) ? `return-${nameOf(line)}` : undefined}
          label={t('orders.returnKg', { title: productTitle(line.product, t) })}
          hint={t('orders.returnMost', { weight: quantity(line.returnableKg, 'kg') })}
          error={refused?.fields[nameOf(line)] ?? (at === 0 ? refused?.fields['lines'] : undefined)}
        >
          <NumberInput
            className={styles.kilograms}
            name={`kilograms-${line.id}`}
            unit="kg"
            step={1}
            min={1}
            max={line.returnableKg}
            defaultValue={typed?.[`kilograms-${line.id}`]}
          />
        </Field>
      ))}
      <Field
        id="return-reason"
        label={t('orders.returnReason')}
        hint={t('orders.returnReasonHint')}
        error={refused?.fields['reason']}
        required
      >
        <TextArea name="reason" maxLength={1000} defaultValue={typed?.['reason']} />
      </Field>
      {photos}
      <ReturnButtons order={order} />
    </form>
  )
}

function KindField({ chosen = 'return' }: { chosen: string | undefined }) {
  const t = useT()
  return (
    <RadioGroup
      label={t('orders.returnKind')}
      name="kind"
      defaultValue={chosen}
      options={returnKinds.map((kind) => ({ value: kind, label: t(`orders.wish_${kind}`) }))}
    />
  )
}

function ReturnButtons({ order }: { order: OrderDetail }) {
  const t = useT()
  const busy = useNavigation().state === 'submitting'
  return (
    <p className="cluster">
      <Button type="submit" variant="primary" name="intent" value="return" busy={busy}>
        {t('orders.returnSend')}
      </Button>
      <LinkButton href={to.order(order.id)} variant="quiet">
        {t('orders.back')}
      </LinkButton>
    </p>
  )
}
