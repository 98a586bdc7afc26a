import type { ReactNode } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { useNavigation } from '#platform/web/router.tsx'

interface StepFormProps {
  id: number
  intent: string
  submit: string
  danger?: boolean
  quiet?: boolean
  children?: ReactNode
}

/** One step of a life-cycle that the desk can take, with what it must say for it. */
export function StepForm({ id, intent, submit, danger, quiet, children }: StepFormProps) {
  const busy = useNavigation().state === 'submitting'
  return (
    <form method="post" noValidate className="stack">
      <input type="hidden" name="id" value={id} />
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
