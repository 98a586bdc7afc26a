import { useEffect, useState } from 'react'
import { operatorToken } from '#platform/contract/office/token.ts'
import { useOperatorApi } from '#platform/office/api-context.ts'
import { onLive } from '#platform/web/live.ts'
import type { OrderInfo } from './contract.ts'

/** The order that the page has loaded, asked for again whenever the server says that it changed. */
export function useFreshOrder<Loaded extends OrderInfo>(loaded: Loaded): Loaded {
  const api = useOperatorApi()
  const [fresh, setFresh] = useState<{ instead: Loaded; value: OrderInfo }>()
  useEffect(() => {
    if (!api) return
    let gone = false
    const refresh = ({ id }: { id: number }) => {
      if (id !== loaded.id) return
      void api.orders.info({ id }).then(
        (value) => gone || setFresh({ instead: loaded, value }),
        () => undefined,
      )
    }
    const stop = onLive<{ event: 'order'; id: number }>(`${operatorToken.path}/live`, 'order', refresh)
    return () => {
      gone = true
      stop()
    }
  }, [api, loaded])
  return fresh?.instead === loaded ? { ...loaded, ...fresh.value } : loaded
}
