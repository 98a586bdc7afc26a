import { useEffect, useRef, useState } from 'react'
import { operatorToken } from '#platform/contract/office/token.ts'
import { useOperatorApi } from '#platform/office/api-context.ts'
import { onLive } from '#platform/web/live.ts'
import type { OrderInfo } from './contract.ts'

/**
 * The order that the page has loaded, asked for again whenever the server says that it changed. While somebody types into
 * one of its forms the page stays as it is, and `show` brings what is new.
 */
export function useFreshOrder<Loaded extends OrderInfo>(loaded: Loaded): { order: Loaded; show?: () => void } {
  const api = useOperatorApi()
  const [fresh, setFresh] = useState<Fresh<Loaded>>()
  const [held, setHeld] = useState<Fresh<Loaded>>()
  const isTyped = useTyped(loaded)
  useEffect(() => {
    if (!api) return
    let gone = false
    const refresh = ({ id }: { id: number }) => {
      if (id !== loaded.id) return
      void api.orders.info({ id }).then(
        (value) => gone || (isTyped.current ? setHeld : setFresh)({ instead: loaded, value }),
        () => undefined,
      )
    }
    const stop = onLive<{ event: 'order'; id: number }>(`${operatorToken.path}/live`, 'order', refresh)
    return () => {
      gone = true
      stop()
    }
  }, [api, loaded, isTyped])
  const order = fresh?.instead === loaded ? { ...loaded, ...fresh.value } : loaded
  if (held?.instead !== loaded) return { order }
  const show = () => {
    setFresh(held)
    setHeld(undefined)
  }
  return { order, show }
}

interface Fresh<Loaded> {
  instead: Loaded
  value: OrderInfo
}

/** Whether something was typed into a form since the page was loaded. */
function useTyped(loaded: object) {
  const typed = useRef(false)
  useEffect(() => {
    typed.current = false
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.closest('main form[method=post]')) typed.current = true
    }
    document.addEventListener('input', note)
    return () => document.removeEventListener('input', note)
  }, [loaded])
  return typed
}
