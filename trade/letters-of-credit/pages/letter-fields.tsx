import type { Currency } from '#platform/contract/currencies.ts'
import { money } from '#platform/texts/format.ts'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { dueText } from '#trade/order-parts/part-text.ts'
import type { OrderPart } from '#trade/order-parts/part.ts'

interface LetterFieldsProps {
  /** Those that a letter of credit can secure. */
  parts: readonly OrderPart[]
  currency: Currency
  text(name: string, otherwise?: string): string
  error(name: string): string | undefined
}

/** Parts that wait for the money of a bank. */
export const letterParts = (parts: readonly OrderPart[]) =>
  parts.filter(({ secured, state }) => secured === 'letterOfCredit' && ['open', 'reported', 'overdue'].includes(state))

/** What is typed of a letter of credit, beside its file. */
export function LetterFields({ parts, currency, text, error }: LetterFieldsProps) {
  const t = useT()
  const [part] = parts
  return (
    <>
      {parts.length < 2 ? (
        <input type="hidden" name="partId" value={part?.id ?? ''} />
      ) : (
        <Field label={t('lettersOfCredit.part')} error={error('partId')} required>
          <Select
            name="partId"
            defaultValue={text('partId', String(part?.id))}
            options={parts.map((each) => ({
              value: String(each.id),
              label: `${money(t, each.restMinor, currency)} · ${dueText(t, each)}`,
            }))}
          />
        </Field>
      )}
      <input type="hidden" name="currency" value={currency} />
      <Field label={t('lettersOfCredit.number')} error={error('number')} required>
        <TextInput name="number" maxLength={60} autoComplete="off" defaultValue={text('number')} />
      </Field>
      <Field label={t('lettersOfCredit.bank')} error={error('bank')} required>
        <TextInput name="bank" maxLength={120} autoComplete="off" defaultValue={text('bank')} />
      </Field>
      <Field
        label={t('lettersOfCredit.amount', { currency })}
        hint={parts.length === 1 && part ? hintOf(t, part, currency) : undefined}
        error={error('amountMinor')}
        required
      >
        <TextInput name="amountMinor" inputMode="decimal" autoComplete="off" defaultValue={text('amountMinor')} />
      </Field>
      {(['latestShipment', 'expiresOn'] as const).map((day) => (
        <Field key={day} label={t(`lettersOfCredit.${day}`)} error={error(day)} required>
          <TextInput type="date" name={day} defaultValue={text(day)} />
        </Field>
      ))}
    </>
  )
}

const hintOf = (t: ReturnType<typeof useT>, { restMinor }: OrderPart, currency: Currency) =>
  t('lettersOfCredit.amountHint', { amount: money(t, restMinor, currency) })
