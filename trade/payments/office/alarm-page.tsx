import { to } from '#platform/contract/to.ts'
import type { AlarmRow } from './contract.ts'
import { dateTime, empty } from '#platform/texts/format.ts'
import { doneAt } from '#platform/office/done.ts'
import { fieldsOf, textOf } from '#platform/office/form.ts'
import { useMay, type AdminAction, type AdminVisit } from '#platform/office/visit.ts'
import { Detail } from '#platform/office/ui/detail.tsx'
import { StatusBadge } from '#platform/web/status-badge.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, useRefused, type MetaOf } from '#platform/web/page.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextArea } from '#platform/ui/input.tsx'
import { alarmAmount } from './alarm-amount.ts'
import { AlarmKind } from './alarm-kind.tsx'

export const loader = ({ api, url }: AdminVisit) => api.paymentAlarms.info({ id: url.searchParams.get('id') ?? '' })

export const action: AdminAction = async ({ api, form }) => {
  const id = textOf(form, 'id')
  await api.paymentAlarms.settle({ id, ...fieldsOf(form, 'version', 'note') })
  return redirect(doneAt(to.office.paymentAlarm(id), 'settled'), 303)
}

export const meta: MetaOf<typeof loader> = (alarm, t) => ({ title: t('adminAlarms.alarmTitle', alarm) })

export default function AlarmPage() {
  const t = useT()
  const alarm = usePageData<typeof loader>()
  const note = useRefused()?.typed['note']
  const { kind, provider, number, tradeNumber, currency, amountMinor, dueMinor, orderId, orderSn, orderStatus } = alarm
  return (
    <Detail
      back={{ href: to.office.paymentAlarms(), label: t('adminAlarms.title') }}
      title={t('adminAlarms.alarmTitle', alarm)}
      marks={<AlarmKind kind={kind} />}
      aside={<Settling alarm={alarm} />}
      lost={alarm.dealtAt && note ? [{ label: t('adminAlarms.note'), text: note }] : []}
    >
      <Card look="ruled">
        <p>{t(`adminAlarms.reason_${kind}`)}</p>
        <DescriptionList
          items={[
            { term: t('adminAlarms.provider'), value: t(`orders.pay_${provider}`) },
            { term: t('adminAlarms.number'), value: <code>{number}</code> },
            { term: t('adminAlarms.tradeNumber'), value: <code>{tradeNumber}</code> },
            { term: t('adminAlarms.reported'), value: alarmAmount(t, amountMinor, currency) },
            { term: t('adminAlarms.due'), value: dueMinor === null ? empty : alarmAmount(t, dueMinor, 'CNY') },
            {
              term: t('adminAlarms.order'),
              value:
                orderId === null ? (
                  empty
                ) : (
                  <span className="cluster">
                    <a href={to.office.order(orderId)}>{orderSn}</a>
                    <StatusBadge status={orderStatus ?? 0} />
                  </span>
                ),
            },
            { term: t('adminAlarms.at'), value: dateTime(alarm.at) },
          ]}
        />
      </Card>
    </Detail>
  )
}

function Settling({ alarm }: { alarm: AlarmRow }) {
  const t = useT()
  const mayEdit = useMay('money.confirm')
  const outcome = useRefused()
  if (alarm.dealtAt)
    return (
      <Card title={t('adminAlarms.dealt')} look="ruled">
        <p>{alarm.note}</p>
        <p className="muted">
          {dateTime(alarm.dealtAt)} · <Local zh={alarm.dealtBy ?? ''} en={alarm.dealtByEn ?? ''} />
        </p>
      </Card>
    )
  if (!mayEdit) return null
  return (
    <Card title={t('adminAlarms.settleTitle')}>
      <form method="post" noValidate className="stack">
        <input type="hidden" name="id" value={alarm.id} />
        <input type="hidden" name="version" value={alarm.version} />
        <Field
          label={t('adminAlarms.note')}
          hint={t('adminAlarms.noteHint')}
          error={outcome?.refused.fields['note']}
          required
        >
          <TextArea name="note" rows={4} maxLength={500} defaultValue={outcome?.typed['note'] ?? ''} />
        </Field>
        <p>
          <Button type="submit" variant="primary">
            {t('adminAlarms.settle')}
          </Button>
        </p>
      </form>
    </Card>
  )
}
