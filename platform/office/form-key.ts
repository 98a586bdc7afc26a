import { useState } from 'react'
import { useRefused } from '#platform/web/page.ts'

/** Whose change shows a form anew as it is saved; while a form is refused it stays, and so does what was typed. */
export function useFormKey(now: string | number): string | number {
  const refused = useRefused() !== undefined
  const [kept, setKept] = useState(now)
  if (!refused && kept !== now) setKept(now)
  return refused ? kept : now
}
