import type { ProductDetail } from '#catalogue/goods/product.ts'
import { to } from '#platform/contract/to.ts'
import { money } from '#platform/texts/format.ts'
import { Button } from '#platform/ui/button.tsx'
import { RadioGroup } from '#platform/ui/choice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { NumberInput } from '#platform/ui/input.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { useNavigation } from '#platform/web/router.tsx'
import { alertKinds } from '../contract.ts'

export function AlertForm({ product: { id, price } }: { product: ProductDetail }) {
  const t = useT()
  const { refused, typed } = useRefused() ?? {}
  const busy = useNavigation().state === 'submitting'
  const offered = alertKinds.filter((kind) => kind === 'stock' || price)
  return (
    <form method="post" noValidate className="stack" action={to.alerts({ productId: id })}>
      <div role="alert">
        {refused && Object.keys(refused.fields).length === 0 && <Notice kind="danger">{refused.message}</Notice>}
      </div>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="productId" value={id} />
      <RadioGroup
        name="kind"
        label={t('alerts.kind')}
        options={offered.map((kind) => ({ value: kind, label: t(`alerts.kind_${kind}`) }))}
        defaultValue={typed?.['kind'] ?? offered[0]}
        error={refused?.fields['kind']}
        required
      />
      {price && (
        <Field
          label={t('alerts.below', { currency: price.currency })}
          hint={t('alerts.now', { price: money(t, price.perTonneMinor, price.currency) })}
          error={refused?.fields['below']}
        >
          <NumberInput name="below" min={0} unit={price.currency} defaultValue={typed?.['below']} />
        </Field>
      )}
      <p>
        <Button type="submit" variant="primary" busy={busy}>
          {t('alerts.save')}
        </Button>
      </p>
    </form>
  )
}
