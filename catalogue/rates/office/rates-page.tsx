import { to } from '#platform/contract/to.ts'
import { date } from '#platform/texts/format.ts'
import { doneAt } from '#platform/office/done.ts'
import { fieldsOf, useFields } from '#platform/office/form.ts'
import { useMay, type AdminAction, type AdminVisit } from '#platform/office/visit.ts'
import { FieldRow } from '#platform/office/ui/field-row.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { Table } from '#platform/ui/table.tsx'

export async function loader({ api }: AdminVisit) {
  return { rates: await api.rates.list(), today: date(new Date()) }
}

export const action: AdminAction = async ({ api, form }) => {
  await api.rates.save(fieldsOf(form, 'asOf', 'cnyPerUsd'))
  return redirect(doneAt(to.office.rates(), 'saved'), 303)
}

export default function RatesPage() {
  const t = useT()
  const { rates, today } = usePageData<typeof loader>()
  const mayEdit = useMay('rates.edit')
  const { text, error } = useFields({ asOf: today, cnyPerUsd: rates[0]?.cnyPerUsd })
  return (
    <div className="stack">
      <h1>{t('adminRates.title')}</h1>
      <p className="muted">{t('adminRates.text')}</p>
      {mayEdit && (
        <Card>
          <form method="post" noValidate className="stack" key={`${rates[0]?.asOf} ${rates[0]?.cnyPerUsd}`}>
            <FieldRow>
              <Field label={t('adminRates.rate')} error={error('cnyPerUsd')} required>
                <TextInput name="cnyPerUsd" inputMode="decimal" autoComplete="off" defaultValue={text('cnyPerUsd')} />
              </Field>
              <Field label={t('adminRates.asOf')} error={error('asOf')} required>
                <TextInput name="asOf" type="date" defaultValue={text('asOf')} />
              </Field>
            </FieldRow>
            <p>
              <Button type="submit" variant="primary">
                {t('adminRates.save')}
              </Button>
            </p>
          </form>
        </Card>
      )}
      {rates.length === 0 ? (
        <p className="muted">{t('adminRates.none')}</p>
      ) : (
        <Table
          caption={t('adminRates.history')}
          rows={rates}
          rowKey={({ asOf }) => asOf}
          cards={false}
          columns={[
            { key: 'asOf', header: t('adminRates.asOf'), rowHeader: true, cell: ({ asOf }) => date(asOf) },
            { key: 'rate', header: t('adminRates.rate'), numeric: true, cell: ({ cnyPerUsd }) => cnyPerUsd },
          ]}
        />
      )}
    </div>
  )
}
