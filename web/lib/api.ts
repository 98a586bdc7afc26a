import wires from 'virtual:wires'
import { ApiError, createClient, fillPath, toQuery, type Envelope, type Transport } from '#contract/client.ts'
import { constants } from '#contract/constants.ts'
import type { contract, ContractClient } from '#contract/index.ts'
import type { Translate } from '#i18n/messages.ts'
import { cookie } from './cookies.ts'
import { messageOfStatus } from './status-message.ts'

/** The typed client over fetch. The token travels in a header, which alone authorises a call. */
export function browserClient(base: string, t: Translate): ContractClient {
  const transport: Transport = async (_, wire, input, { signal, keepalive, idempotencyKey }) => {
    const { path, rest } = fillPath(wire.path, input)
    const token = cookie(constants.tokenCookie)
    const headers: Record<string, string> = token ? { [constants.tokenHeader]: token } : {}
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
  return createClient<typeof contract>(wires, transport)
}

async function read(response: Response, t: Translate): Promise<Envelope> {
  const body = (await response.json().catch(() => null)) as Partial<Envelope> | null
  if (typeof body?.code !== 'number') return { code: -1, msg: messageOfStatus(response.status, t), data: null }
  return { code: body.code, msg: body.msg || (body.code === 0 ? '' : t('errors.systemError')), data: body.data ?? null }
}
