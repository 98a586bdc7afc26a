import type { OperatorRow } from './contract.ts'
import { useMe } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { OperatorState } from './operator-state.tsx'
import { PasswordAgain } from './password-again.tsx'
import styles from './operators.module.css'

/** What an administrator does to the access of somebody else. */
export function AccessCard({ operator }: { operator: OperatorRow }) {
  const t = useT()
  const own = useMe()?.id === operator.id
  const { id, disabledAt, hasSecondFactor } = operator
  const steps = [
    !disabledAt && { intent: 'invite', label: t('adminOperators.invite'), hint: t('adminOperators.inviteHint') },
    hasSecondFactor && {
      intent: 'reset',
      label: t('adminOperators.resetSecondFactor'),
      hint: t('adminOperators.resetHint'),
    },
    disabledAt
      ? { intent: 'enable', label: t('adminOperators.enable'), hint: '' }
      : !own && {
          intent: 'disable',
          label: t('adminOperators.disable'),
          hint: t('adminOperators.disableHint'),
          danger: true,
        },
  ].filter((step) => step !== false)
  return (
    <Card title={t('adminOperators.access')} actions={<OperatorState operator={operator} />} className={styles.card}>
      <form method="post" className={styles.steps}>
        <PasswordAgain intent="reset" />
        <input type="hidden" name="id" value={id} />
        {steps.map(({ intent, label, hint, ...rest }) => (
          <div key={intent} className={styles.step}>
            <Button
              type="submit"
              name="intent"
              value={intent}
              size="sm"
              variant={'danger' in rest ? 'danger' : 'secondary'}
            >
              {label}
            </Button>
            <span className="muted">{hint}</span>
          </div>
        ))}
      </form>
    </Card>
  )
}
