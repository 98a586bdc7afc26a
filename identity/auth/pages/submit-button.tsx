import type { ReactNode } from 'react'
import { useNavigation } from '#platform/web/router.tsx'
import { Button } from '#platform/ui/button.tsx'

/** The main button of a form; locked while its form is on the way. */
export function SubmitButton({ children }: { children: ReactNode }) {
  const { state, form } = useNavigation()
  return (
    <Button type="submit" variant="primary" size="lg" block busy={state === 'submitting' && !form?.get('intent')}>
      {children}
    </Button>
  )
}
