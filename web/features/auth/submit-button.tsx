import type { ReactNode } from 'react'
import { useNavigation } from '#web/lib/router.tsx'
import { Button } from '#web/ui/button.tsx'

/** The main button of a form; locked while its form is on the way. */
export function SubmitButton({ children }: { children: ReactNode }) {
  const { state, form } = useNavigation()
  return (
    <Button type="submit" variant="primary" size="lg" block busy={state === 'submitting' && !form?.get('intent')}>
      {children}
    </Button>
  )
}
