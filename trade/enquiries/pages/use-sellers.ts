import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Seller } from '../contract.ts'
import { useApi } from '#platform/web/api-context.ts'
import { isBlank } from '../typed-line.ts'
import { linesOf, wantedOf } from './enquiry-form-data.ts'

const pause = 600

/** Asked again a moment after the lines have changed. */
export function useSellers(
  form: RefObject<HTMLFormElement | null>,
  initial: Seller[],
  initialCount: number,
  restored: boolean,
) {
  const api = useApi()
  const [found, setFound] = useState({ sellers: initial, count: initialCount })
  const last = useRef('')
  useEffect(() => {
    const element = form.current
    if (!api || !element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      const data = new FormData(element)
      return linesOf((name) => data.get(name) as string | null).filter((line) => !isBlank(line))
    }
    const ask = async () => {
      const lines = read().map(wantedOf)
      const text = JSON.stringify(lines)
      if (text === last.current) return
      last.current = text
      const shopId = new URLSearchParams(location.search).get('shopId') ?? undefined
      const sellers = await api.enquiries.sellers({ lines, shopId })
      if (last.current === text) setFound({ sellers, count: lines.length })
    }
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void ask().catch(() => undefined), pause)
    }
    if (restored) soon()
    else last.current = JSON.stringify(read().map(wantedOf))
    element.addEventListener('input', soon)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('input', soon)
    }
  }, [api, form, restored])
  return found
}
