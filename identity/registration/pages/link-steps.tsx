import { useT } from '#platform/web/i18n.tsx'
import { Stepper } from '#platform/ui/steps.tsx'

/** Address, link, rest. With the company typed first, the rest is a password. */
export function LinkSteps({ current, company }: { current: number; company?: boolean }) {
  const t = useT()
  return (
    <Stepper
      label={t('registration.steps')}
      current={current}
      doneText={t('registration.stepDone')}
      steps={[
        { label: company ? t('registration.stepCompany') : t('registration.stepAddress') },
        { label: t('registration.stepLink') },
        { label: company ? t('registration.stepPassword') : t('registration.stepDetails') },
      ]}
    />
  )
}
