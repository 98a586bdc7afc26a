import wires from 'virtual:operator-wires'
import { createClient, wireIn } from '#contract/client.ts'
import type { OperatorClient, operatorContract } from '#contract/operator/index.ts'
import { operatorToken } from '#contract/operator/token.ts'
import type { Translate } from '#i18n/messages.ts'
import { fetchTransport } from '#web/lib/fetch-transport.ts'

export const operatorClient = (base: string, t: Translate): OperatorClient =>
  createClient<typeof operatorContract>(wireIn(wires), fetchTransport(base, t, operatorToken))
