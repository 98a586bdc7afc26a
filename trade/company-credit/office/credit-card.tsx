import { currencies } from '#platform/contract/currencies.ts'
import { decimalOf } from '#platform/contract/minor-units.ts'
import { to } from '#platform/contract/to.ts'
import { useFormKey } from '#platform/office/form-key.ts'
import { useMay } from '#platform/office/visit.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import type { Standing } from '../contract.ts'
import { CreditTable } from '../pages/credit-table.tsx'

interface CreditCardProps {
  companyId: number
  standings: readonly Standing[]
}

/** What the company may owe and owes; those who may set a limit do so here. */
export function CreditCard({ companyId, standings }: CreditCardProps) {
  const t = useT()
  const mayEdit = useMay('credit.edit')
  const maySee = useMay('audit.read')
  return (
    <Card title={t('companyCredit.title')} look="ruled">
      <div className="stack">
        {standings.length === 0 ? (
          <p className="muted">{t('companyCredit.none')}</p>
        ) : (
          <CreditTable standings={standings} />
        )}
        {mayEdit &&
          currencies.map((currency) => (
            <LimitForm
              key={currency}
              companyId={companyId}
              currency={currency}
              standing={standings.find((each) => each.currency === currency)}
            />
          ))}
        <p className="cluster">
          <a href={to.office.statement(companyId)}>{t('statements.title')}</a>
          <a href={to.office.receivables({ companyId })}>{t('adminCredit.receivables')}</a>
          {maySee && <a href={to.office.audit({ noun: 'company', key: companyId })}>{t('adminCredit.history')}</a>}
        </p>
      </div>
    </Card>
  )
}

interface LimitFormProps {
  companyId: number
  currency: Standing['currency']
  standing: Standing | undefined
}

function LimitForm({ companyId, currency, standing }: LimitFormProps) {
  const t = useT()
  const outcome = useRefused()
  const refused = outcome?.typed['intent'] === 'credit' && outcome.typed['currency'] === currency ? outcome : undefined
  const version = standing?.version ?? 0
  const formKey = useFormKey(version)
  const text = (name: string, saved: string | number) => refused?.typed[name] ?? String(saved)
  const error = (name: string) => refused?.refused.fields[name]
  return (
    <Disclosure summary={`${t('adminCredit.set')}: ${currency}`} open={refused !== undefined}>
      <form key={formKey} method="post" noValidate className="stack">
        <input type="hidden" name="id" value={companyId} />
        <input type="hidden" name="currency" value={currency} />
        <input type="hidden" name="version" value={version} />
        <Field label={t('adminCredit.amount')} hint={t('adminCredit.amountHint')} error={error('limitMinor')}>
          <TextInput
            name="limitMinor"
            inputMode="decimal"
            defaultValue={text('limitMinor', standing?.limitMinor ? decimalOf(standing.limitMinor) : '')}
          />
        </Field>
        <Field label={t('adminCredit.days')} hint={t('adminCredit.daysHint')} error={error('days')} required>
          <TextInput name="days" inputMode="numeric" defaultValue={text('days', standing?.days ?? 30)} />
        </Field>
        <Field label={t('adminCredit.reason')} error={error('reason')} required>
          <TextInput name="reason" maxLength={500} defaultValue={text('reason', '')} />
        </Field>
        <p>
          <Button type="submit" name="intent" value="credit" size="sm">
            {t('adminForm.save')}
          </Button>
        </p>
      </form>
    </Disclosure>
  )
}
