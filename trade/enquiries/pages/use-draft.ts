import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { isBlank, type TypedLine } from '../typed-line.ts'
import { draftKey, linesIn, readDraft, writeDraft, type Draft } from './draft.ts'
import { typingIn } from './typing-in.ts'

/** Where the lines of a draft were carried from. */
const from = 'carried'

/**
 * Keeps what was typed in this browser until it is sent. Who comes with a product in hand finds it beside what the enquiry
 * held already.
 */
export function useDraft(typed: Draft | undefined, carried: readonly TypedLine[]) {
  const form = useRef<HTMLFormElement>(null)
  const first = useRef(true)
  /** What was typed early is the whole draft: it stands in the form, which need not be drawn anew. */
  const alone = useRef(false)
  /** A draft from before, while what was typed early is not in it yet: nothing may be kept in its place. */
  const waiting = useRef<Draft>(undefined)
  const typing = useRef<ReturnType<typeof typingIn>>(undefined)
  const [restored, setRestored] = useState<{ draft: Draft; at: number }>()
  useEffect(() => {
    const restore = () => {
      const draft = readDraft()
      // After a reload they are in it already, perhaps in other words.
      const lines = draft?.[from] === location.search ? [] : carried.filter((line) => !isBlank(line))
      const keeps = draft && (lines.length === 0 || linesIn(draft).length > 0)
      if (typed || !keeps) return
      const show = (shown: Draft) => {
        typing.current = typingIn(form.current)
        setRestored((last) => ({ draft: shown, at: (last?.at ?? 0) + 1 }))
      }
      if (lines.length === 0) show(draft)
      else void import('./fill-draft.ts').then(({ withLines }) => show(withLines(draft, lines)))
    }
    // Another window has put something in.
    const follow = (event: StorageEvent) => event.key === draftKey && restore()
    if (waiting.current) void joinEarly(waiting, form).then(restore, restore)
    else if (!first.current || !alone.current) restore()
    first.current = false
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [carried, typed])
  // With the form itself: whoever sees it can type at once.
  useLayoutEffect(() => {
    const element = form.current
    const keep = () => waiting.current ?? writeDraft({ ...dataOf(element), [from]: location.search })
    typing.current?.(element)
    typing.current = undefined
    if (first.current && typedEarly(element).length > 0) {
      waiting.current = readDraft()
      alone.current = !waiting.current
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

/** Puts what was typed early, and since, into the draft that waits. */
async function joinEarly(waiting: RefObject<Draft | undefined>, { current: form }: RefObject<HTMLFormElement | null>) {
  try {
    const { withEarly } = await import('./fill-draft.ts')
    writeDraft(withEarly(waiting.current, dataOf(form), typedEarly(form)))
  } finally {
    waiting.current = undefined
  }
}

const dataOf = (form: HTMLFormElement | null) =>
  Object.fromEntries(
    [...new FormData(form ?? undefined)].filter(([name]) => !/^(?:captcha|altcha)/.test(name)),
  ) as Draft

/** The fields that were typed into before this code had loaded. */
const typedEarly = (form: HTMLFormElement | null): string[] =>
  [...(form?.elements ?? [])].flatMap((element) =>
    (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
    /^(?:text|number|date|textarea)$/.test(element.type) &&
    element.value !== element.defaultValue
      ? element.name
      : [],
  )
