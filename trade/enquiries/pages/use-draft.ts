import { useCallback, useEffect, useRef, useState } from 'react'
import { isBlank, type TypedLine } from './enquiry-form-data.ts'
import { draftKey, linesIn, readDraft, withLines, writeDraft, type Draft } from './draft.ts'

/** Where the lines of a draft were carried from. */
const from = 'carried'

/**
 * Keeps what was typed in this browser until it is sent. Who comes with a product in hand finds it beside what the enquiry
 * held already.
 */
export function useDraft(typed: Draft | undefined, carried: readonly TypedLine[]) {
  const form = useRef<HTMLFormElement>(null)
  const [restored, setRestored] = useState<{ draft: Draft; at: number }>()
  useEffect(() => {
    const restore = () => {
      const draft = readDraft()
      // After a reload they are in it already, perhaps in other words.
      const lines = draft?.[from] === location.search ? [] : carried.filter((line) => !isBlank(line))
      const keeps = draft && (lines.length === 0 || linesIn(draft).length > 0)
      if (!typed && keeps) setRestored((last) => ({ draft: withLines(draft, lines), at: (last?.at ?? 0) + 1 }))
    }
    // Another window has put something in.
    const follow = (event: StorageEvent) => event.key === draftKey && restore()
    restore()
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [carried, typed])
  useEffect(() => {
    const element = form.current
    const keep = () => {
      const entries = [...new FormData(element ?? undefined)].filter(([name]) => !/^(?:captcha|altcha)/.test(name))
      writeDraft(Object.fromEntries([...entries, [from, location.search]]) as Draft)
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
