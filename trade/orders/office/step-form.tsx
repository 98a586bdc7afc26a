import type { ReactNode } from 'react'
import { useRefused } from '#platform/web/page.ts'
import { useNavigation } from '#platform/web/router.tsx'
import { Button } from '#platform/ui/button.tsx'

interface StepFormProps {
  orderId: number
  intent: string
  submit: string
  danger?: boolean
  quiet?: boolean
  children?: ReactNode
}

/** One step of an order. */
export function StepForm({ orderId, intent, submit, danger, quiet, children }: StepFormProps) {
  const busy = useNavigation().state === 'submitting'
  return (
    <form method="post" noValidate className="stack">
      <input type="hidden" name="id" value={orderId} />
      <input type="hidden" name="intent" value={intent} />
      {children}
      <p>
        <Button type="submit" variant={danger ? 'danger' : quiet ? 'secondary' : 'primary'} busy={busy}>
          {submit}
        </Button>
      </p>
    </form>
  )
}

/** What was typed into the refused form of this step, and nothing of another one's. */
export function useStep(intent: string, of: Record<string, number> = {}) {
  const outcome = useRefused()
  const same = Object.entries(of).every(([name, id]) => outcome?.typed[name] === String(id))
  const mine = outcome?.typed['intent'] === intent && same
  const own = mine ? outcome : undefined
  return {
    refused: own !== undefined,
    text: (name: string, otherwise = '') => own?.typed[name] ?? otherwise,
    error: (name: string) => own?.refused.fields[name],
  }
}
