import wires from 'virtual:operator-wires'
import { createClient, wireIn } from '#platform/contract/client.ts'
import type { OfficeLiveApi } from '#platform/contract/registered.ts'
import type { Translate } from '#platform/texts/messages.ts'
import { fetchTransport } from '#platform/web/fetch-transport.ts'

/** The browser sends the cookie by itself; the server takes it from pages of this site only. */
export const operatorClient = (base: string, t: Translate): OfficeLiveApi =>
  createClient(wireIn(wires), fetchTransport(base, t))
