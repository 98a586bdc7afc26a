import { useT } from '#platform/web/i18n.tsx'
import { Stepper } from '#platform/ui/steps.tsx'

/** Where the buyer is on the way from the cart to the payment. */
export function OrderSteps({ current }: { current: number }) {
  const t = useT()
  const steps = [t('cart.stepCart'), t('cart.stepConfirm'), t('cart.stepPay')].map((label) => ({ label }))
  return <Stepper label={t('cart.steps')} steps={steps} current={current} doneText={t('cart.stepDone')} />
}
