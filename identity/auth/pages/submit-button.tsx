import type { ReactNode } from 'react'
import { useNavigation } from '#platform/web/router.tsx'
import { Button } from '#platform/ui/button.tsx'

interface SubmitButtonProps {
  children: ReactNode
  /** Where the form has further buttons, and this one does not end it. */
  intent?: string
}

/** The main button of a form; locked while its form is on the way. */
export function SubmitButton({ children, intent }: SubmitButtonProps) {
  const { state, form } = useNavigation()
  const busy = state === 'submitting' && (form?.get('intent') ?? '') === (intent ?? '')
  return (
    <Button type="submit" name={intent && 'intent'} value={intent} variant="primary" size="lg" block busy={busy}>
      {children}
    </Button>
  )
}
