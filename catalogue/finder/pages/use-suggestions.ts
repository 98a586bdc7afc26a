import { useState } from 'react'
import { useApi } from '#platform/web/api-context.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useNavigate } from '#platform/web/router.tsx'
import type { Suggestion } from '#platform/ui/suggestion-box.tsx'

const none: Suggestion[] = []
/** The last text that was typed: of two that wait for the code, the first may go on last. */
let last = ''

/** What to offer below the search box. How comes when somebody goes to the box, so that no page waits for it. */
export function useSuggestions(current: string, path: string) {
  const t = useT()
  const api = useApi()
  const navigate = useNavigate()
  const [suggestions, show] = useState(none)
  const ask = async (typed: string, grade: string) => {
    last = typed
    const { offer } = await import('./suggestions.ts')
    if (typed === last) offer({ api, t, current, path, navigate, show }, typed.trim(), grade)
  }
  return { suggestions, ask }
}
