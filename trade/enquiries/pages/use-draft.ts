import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isBlank, type TypedLine } from '../typed-line.ts'
import { draftKey, linesIn, readDraft, writeDraft, type Draft } from './draft.ts'

/** Where the lines of a draft were carried from. */
const from = 'carried'

/**
 * Keeps what was typed in this browser until it is sent. Who comes with a product in hand finds it beside what the enquiry
 * held already.
 */
export function useDraft(typed: Draft | undefined, carried: readonly TypedLine[]) {
  const form = useRef<HTMLFormElement>(null)
  const first = useRef(true)
  /** What was typed early is the whole draft: it stands in the form, which must not be drawn anew below the next key. */
  const alone = useRef(false)
  const [restored, setRestored] = useState<{ draft: Draft; at: number }>()
  useEffect(() => {
    const restore = () => {
      const draft = readDraft()
      // After a reload they are in it already, perhaps in other words.
      const lines = draft?.[from] === location.search ? [] : carried.filter((line) => !isBlank(line))
      const keeps = draft && (lines.length === 0 || linesIn(draft).length > 0)
      if (typed || !keeps) return
      const show = (shown: Draft) => setRestored((last) => ({ draft: shown, at: (last?.at ?? 0) + 1 }))
      if (lines.length === 0) show(draft)
      else void import('./fill-draft.ts').then(({ withLines }) => show(withLines(draft, lines)))
    }
    // Another window has put something in.
    const follow = (event: StorageEvent) => event.key === draftKey && restore()
    const changed = first.current ? typedEarly(form.current) : undefined
    first.current = false
    const whole = changed && dataOf(form.current)
    if (!whole || typed || !readDraft()) restore()
    else if (!alone.current)
      void import('./fill-draft.ts')
        .then(({ withEarly }) => writeDraft(withEarly(readDraft(), whole, changed)))
        .then(restore, restore)
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [carried, typed])
  // With the form itself: whoever sees it can type at once.
  useLayoutEffect(() => {
    const element = form.current
    const keep = () => writeDraft({ ...dataOf(element), [from]: location.search })
    if (!readDraft() && typedEarly(element)) {
      alone.current = true
      keep()
    }
    element?.addEventListener('input', keep)
    return () => element?.removeEventListener('input', keep)
  }, [restored])
  const discard = useCallback(() => {
    writeDraft(undefined)
    setRestored(undefined)
  }, [])
  return {
    form,
    typed: typed ?? restored?.draft,
    restored: typed ? 0 : (restored?.at ?? 0),
    discard,
  }
}

const dataOf = (form: HTMLFormElement | null) =>
  Object.fromEntries(
    [...new FormData(form ?? undefined)].filter(([name]) => !/^(?:captcha|altcha)/.test(name)),
  ) as Draft

/** The fields that were typed into before this code had loaded. */
function typedEarly(form: HTMLFormElement | null): string[] | undefined {
  const changed = [...(form?.elements ?? [])].flatMap((element) =>
    (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
    /^(?:text|number|date|textarea)$/.test(element.type) &&
    element.value !== element.defaultValue
      ? element.name
      : [],
  )
  return changed.length > 0 ? changed : undefined
}
