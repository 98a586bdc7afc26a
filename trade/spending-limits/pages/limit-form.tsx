import { currencies } from '#platform/contract/currencies.ts'
import { decimalOf } from '#platform/contract/minor-units.ts'
import { to } from '#platform/contract/to.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { FormErrorSummary } from '#platform/ui/form-error-summary.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import type { Limited } from '../contract.ts'
import { useNameOf } from './limit-table.tsx'
import styles from './limits.module.css'

const periods = ['order', 'month'] as const

export function LimitForm({ limited }: { limited: Limited }) {
  const t = useT()
  const { refused, typed } = useRefused() ?? {}
  const [name, person] = [useNameOf()(limited), limited.memberId !== null]
  const fields = Object.entries(refused?.fields ?? {})
  const errors = fields.map(([field, text]) => ({ text, fieldId: `limit-${field}` }))
  return (
    <form method="post" noValidate className={`stack ${styles.form}`}>
      <header className="stack tight">
        <p>
          <a href={to.companyLimits()}>← {t('spendingLimits.back')}</a>
        </p>
        <h1>{t(person ? 'spendingLimits.ofPerson' : 'spendingLimits.ofRole', { name })}</h1>
        <p className="muted">{t(person ? 'spendingLimits.personHint' : 'spendingLimits.roleHint')}</p>
        <p className="muted">{t('spendingLimits.monthHint')}</p>
      </header>
      <FormErrorSummary
        title={t('spendingLimits.notSaved')}
        errors={refused && errors.length === 0 ? [{ text: refused.message }] : errors}
      />
      <div className="pairs">
        {currencies.flatMap((currency) =>
          periods.map((period) => {
            const field = `${period}${currency}`
            const of = limited.limits?.find((limit) => limit.currency === currency)
            const minor = (period === 'order' ? of?.perOrderMinor : of?.perMonthMinor) ?? null
            return (
              <Field
                key={field}
                id={`limit-${field}`}
                label={t(period === 'order' ? 'spendingLimits.perOrder' : 'spendingLimits.perMonth', { currency })}
                error={refused?.fields[field]}
              >
                <TextInput
                  name={field}
                  inputMode="decimal"
                  placeholder={t('spendingLimits.none')}
                  defaultValue={typed?.[field] ?? (minor === null ? '' : decimalOf(minor))}
                />
              </Field>
            )
          }),
        )}
      </div>
      <p className="cluster">
        <Button type="submit" variant="primary">
          {t('spendingLimits.save')}
        </Button>
        {limited.limits && (
          <Button type="submit" variant="quiet" name="intent" value="remove">
            {t(person ? 'spendingLimits.removeOfPerson' : 'spendingLimits.removeOfRole')}
          </Button>
        )}
      </p>
    </form>
  )
}
