import { useEffect, type KeyboardEvent, type RefObject } from 'react'

const tool = 'button, select:enabled, input:enabled'

/** Of a toolbar Tab reaches one tool, arrows the others, Escape the text again. */
export function useToolbarKeys(bar: RefObject<HTMLElement | null>, onEscape: () => void) {
  const tools = () => [...(bar.current?.querySelectorAll<HTMLElement>(tool) ?? [])]
  const stopAt = (chosen: HTMLElement | undefined) => {
    for (const each of tools()) each.tabIndex = each === chosen ? 0 : -1
  }
  // Tools come and go with the place of the cursor.
  useEffect(() => {
    const all = tools()
    stopAt(all.find(({ tabIndex }) => tabIndex === 0) ?? all[0])
  })
  return (event: KeyboardEvent) => {
    // A dialog of the toolbar has keys of its own.
    if (!(event.target instanceof HTMLElement) || !bar.current?.contains(event.target)) return
    if (event.key === 'Escape') return onEscape()
    const all = tools()
    const at = all.indexOf(event.target)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key]
    if (next === undefined || at < 0) return
    event.preventDefault()
    const reached = all.at(next % all.length)
    stopAt(reached)
    reached?.focus()
  }
}
