import { useEffect, useRef, type RefObject } from 'react'
import { useRefused } from '#platform/web/page.ts'
import { useNavigation } from '#platform/web/router.tsx'

/** Of each form on the screen: whether it holds something that is not saved. */
const forms = new Set<() => boolean>()
const isUnsaved = () => [...forms].some((holds) => holds())

type Ask = () => Promise<boolean>
let ask: Ask | undefined

/** The dialog of the page: it asks whether to stay. */
export function answerBy(dialog: Ask) {
  ask = dialog
  return () => void (ask = undefined)
}

/** For the router. Whoever sends a form of this page is not leaving it. */
export async function staysWithUnsaved(url: URL, form?: FormData): Promise<boolean> {
  if ((form && url.pathname === location.pathname) || !isUnsaved()) return false
  return (await ask?.()) ?? false
}

/** What would be sent; a file counts by its name and size. */
const contentOf = (form: HTMLFormElement) =>
  JSON.stringify(
    [...new FormData(form)].map(([name, value]) => [
      name,
      ...(value instanceof File ? [value.name, value.size] : [value]),
    ]),
  )

const touches = ['focusin', 'pointerdown', 'keydown', 'dragenter'] as const

/** Before a page is left whose form was changed, its operator is asked; `saved` is what the form began with. */
export function useUnsaved(ref: RefObject<HTMLFormElement | null>, saved: unknown) {
  const refused = useRefused()
  const held = useRef<{ before?: string; sent?: boolean }>({})
  useEffect(() => {
    // What was refused is still not saved.
    held.current = refused ? { before: held.current.before } : {}
  }, [saved, refused])
  const { state } = useNavigation()
  useEffect(() => {
    // Sent, but never arrived: without a connection or a session the form stays, and so does what is asked.
    if (state === 'idle') held.current.sent = false
  }, [state])
  useEffect(() => {
    const form = ref.current
    if (!form) return
    // Editors fill their fields after the page has come: what the form held is looked at with the first touch.
    const touch = () => void (held.current.before ??= contentOf(form))
    const send = () => void (held.current.sent = true)
    const holds = () => {
      const { before, sent } = held.current
      return !sent && before !== undefined && contentOf(form) !== before
    }
    const close = (event: BeforeUnloadEvent) => holds() && event.preventDefault()
    for (const name of touches) form.addEventListener(name, touch, true)
    form.addEventListener('submit', send)
    window.addEventListener('beforeunload', close)
    forms.add(holds)
    return () => {
      for (const name of touches) form.removeEventListener(name, touch, true)
      form.removeEventListener('submit', send)
      window.removeEventListener('beforeunload', close)
      forms.delete(holds)
    }
  }, [ref])
}
