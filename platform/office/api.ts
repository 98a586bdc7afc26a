import wires from 'virtual:operator-wires'
import { createClient, wireIn } from '#platform/contract/client.ts'
import type { OfficeLiveApi } from '#platform/contract/registered.ts'
import { operatorToken } from '#platform/contract/office/token.ts'
import type { Translate } from '#platform/texts/messages.ts'
import { fetchTransport } from '#platform/web/fetch-transport.ts'

export const operatorClient = (base: string, t: Translate): OfficeLiveApi =>
  createClient(wireIn(wires), fetchTransport(base, t, operatorToken))
