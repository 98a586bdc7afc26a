import { OrderStatus } from '#platform/contract/enums.ts'
import { to } from '#platform/contract/to.ts'
import { useMay } from '#platform/office/visit.ts'
import { Card } from '#platform/ui/card.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextArea } from '#platform/ui/input.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { PackLink } from '#trade/papers/pages/pack-link.tsx'
import { PaperTable } from '#trade/papers/pages/paper-table.tsx'
import { hasPack } from '../pages/has-papers.ts'
import type { OrderInfo } from './contract.ts'
import { Proformas } from './proformas.tsx'
import { StepForm } from '#platform/office/ui/step-form.tsx'
import { useStep } from './use-step.ts'

/** Every paper of an order that was drawn from its data, and the contract to be issued. */
export function Papers({ order }: { order: OrderInfo }) {
  const t = useT()
  const ended = order.status === OrderStatus.cancelled || order.status === OrderStatus.closed
  const mayIssue = useMay('sales.edit') && !ended
  return (
    <Card title={t('papers.title')} look="ruled">
      <div className="stack">
        <Proformas order={order} />
        {order.papers.length > 0 && <PaperTable papers={order.papers} address={to.office.file.paper} />}
        {hasPack(order) && <PackLink href={to.office.file.pack(order.id)} />}
        {mayIssue && <IssueContract order={order} />}
      </div>
    </Card>
  )
}

function IssueContract({ order: { id, papers } }: { order: OrderInfo }) {
  const t = useT()
  const { refused, text, error } = useStep('issueContract')
  const again = papers.filter(({ kind }) => kind === 'contract')
  const title = t(again.length > 0 ? 'adminPapers.correctContract' : 'adminPapers.issueContract')
  return (
    <Disclosure summary={title} open={refused} key={again.length}>
      <StepForm id={id} intent="issueContract" submit={title} quiet>
        {again.length > 0 ? (
          <Field
            label={t('adminOrders.reason')}
            error={error('reason')}
            hint={t('adminOrders.correctProformaHint')}
            required
          >
            <TextArea name="reason" rows={2} maxLength={500} defaultValue={text('reason')} />
          </Field>
        ) : (
          <p className="muted">{t('adminPapers.issueContractHint')}</p>
        )}
      </StepForm>
    </Disclosure>
  )
}
