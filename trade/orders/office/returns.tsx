import type { OrderInfo } from './contract.ts'
import { dateTime, money } from '#platform/texts/format.ts'
import { useMe } from '#platform/office/visit.ts'
import { ReturnFacts } from '../pages/return-facts.tsx'
import { ReturnState } from '../pages/return-state.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { useNavigation } from '#platform/web/router.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextArea } from '#platform/ui/input.tsx'
import { AnswerClaimForm } from './answer-claim-form.tsx'
import { mayDecide } from './may-decide.ts'
import { useStep } from './use-step.ts'
import styles from './orders.module.css'

type Return = OrderInfo['returns'][number]

/** What buyers want to send back, with the decision of the seller. */
export function Returns({ order }: { order: OrderInfo }) {
  const t = useT()
  return (
    <Card title={t('adminOrders.returnsTitle')} look="ruled">
      {order.returns.map((each) => (
        <div key={each.id} className={styles.return}>
          <p className="cluster">
            <ReturnState {...each} />
            <span>
              {t(each.kind === 'return' ? 'adminOrders.returnAmount' : 'adminOrders.claimWorth')}{' '}
              <strong>{money(t, each.amountMinor, order.currency)}</strong>
            </span>
            <time dateTime={each.createTime} className="muted">
              {dateTime(each.createTime)}
            </time>
          </p>
          <ReturnFacts
            facts={each}
            lines={order.lines}
            answer={each.answer && t('adminOrders.returnAnswered', { answer: each.answer })}
          />
          {each.kind === 'return' ? (
            <Decide orderId={order.id} each={each} />
          ) : (
            <AnswerClaimForm order={order} claim={each} />
          )}
        </div>
      ))}
    </Card>
  )
}

function Decide({ orderId, each }: { orderId: number; each: Return }) {
  const t = useT()
  const me = useMe()
  const decisions = me ? each.decisions.filter((decision) => mayDecide(me, decision)) : []
  const busy = useNavigation().state === 'submitting'
  const { text, error } = useStep('decideReturn', { returnId: each.id })
  if (decisions.length === 0) return null
  return (
    <form method="post" noValidate className="stack">
      <input type="hidden" name="id" value={orderId} />
      <input type="hidden" name="intent" value="decideReturn" />
      <input type="hidden" name="returnId" value={each.id} />
      <Field label={t('adminOrders.returnAnswer')} error={error('answer')}>
        <TextArea name="answer" rows={2} maxLength={500} defaultValue={text('answer')} />
      </Field>
      <p className="cluster">
        {decisions.map((decision) => (
          <Button
            key={decision}
            type="submit"
            name="decision"
            value={decision}
            variant={decision === 'rejectReturn' ? 'danger' : 'primary'}
            busy={busy}
          >
            {t(`adminOrders.decision_${decision}`)}
          </Button>
        ))}
      </p>
    </form>
  )
}
