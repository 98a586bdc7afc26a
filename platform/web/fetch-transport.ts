import { ApiError, fillPath, toQuery, type Envelope, type Transport } from '#platform/contract/client.ts'
import type { Translate } from '#platform/texts/messages.ts'
import { cookie } from './cookies.ts'
import { messageOfStatus } from './status-message.ts'

/** Calls over fetch. A member's token is copied from its cookie into a header, which alone authorises a call. */
export function fetchTransport(base: string, t: Translate, token?: { cookie: string; header: string }): Transport {
  return async (_, wire, input, { signal, keepalive, idempotencyKey }) => {
    const { path, rest } = fillPath(wire.path, input)
    const own = token && cookie(token.cookie)
    const headers: Record<string, string> = own ? { [token.header]: own } : {}
    if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
    const request: RequestInit = { method: wire.method, headers, credentials: 'same-origin', signal, keepalive }
    if (wire.method === 'POST') {
      headers['content-type'] = 'application/json'
      request.body = JSON.stringify(rest)
    }
    const url = base + path + (wire.method === 'GET' ? toQuery(rest) : '')
    const response = await fetch(url, request).catch((error: Error) => {
      if (error.name === 'AbortError') throw error
      throw new ApiError(0, { code: -1, msg: t('errors.noConnection'), data: null })
    })
    const envelope = await read(response, t)
    if (envelope.code !== 0) throw new ApiError(response.status, envelope)
    return envelope
  }
}

async function read(response: Response, t: Translate): Promise<Envelope> {
  const body = (await response.json().catch(() => null)) as Partial<Envelope> | null
  if (typeof body?.code !== 'number') return { code: -1, msg: messageOfStatus(response.status, t), data: null }
  return { code: body.code, msg: body.msg || (body.code === 0 ? '' : t('errors.systemError')), data: body.data ?? null }
}
