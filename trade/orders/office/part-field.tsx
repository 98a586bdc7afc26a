import type { OrderPart } from '#trade/order-parts/part.ts'
import { dueText } from '#trade/order-parts/part-text.ts'
import { money } from '#platform/texts/format.ts'
import { Field } from '#platform/ui/field.tsx'
import { Select } from '#platform/ui/input.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { OrderInfo } from './contract.ts'
import { useStep } from './use-step.ts'

const unsettled = ({ state }: OrderPart) => state === 'open' || state === 'reported' || state === 'overdue'

/** The parts that a step can be about. */
export const partsFor: Record<'confirmTransfer' | 'waivePart', (part: OrderPart) => boolean> = {
  confirmTransfer: unsettled,
  waivePart: ({ state }) => state === 'open' || state === 'overdue',
}

interface PartFieldProps {
  order: OrderInfo
  step: keyof typeof partsFor
}

/** Which part of the payment is meant; asked only where there are several. */
export function PartField({ order: { parts, currency }, step }: PartFieldProps) {
  const t = useT()
  const { text, error } = useStep(step)
  const meant = parts.filter(partsFor[step])
  if (meant.length < 2) return <input type="hidden" name="partId" value={meant[0]?.id ?? ''} />
  return (
    <Field label={t('adminOrders.part')} error={error('partId')} required>
      <Select
        name="partId"
        defaultValue={text('partId', String(meant[0]?.id))}
        options={meant.map((part) => ({
          value: String(part.id),
          label: `${money(t, part.restMinor, currency)} · ${dueText(t, part)}`,
        }))}
      />
    </Field>
  )
}
