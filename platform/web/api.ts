import wires from 'virtual:wires'
import { createClient, wireIn } from '#platform/contract/client.ts'
import { constants } from '#platform/contract/constants.ts'
import type { LiveApi } from '#platform/contract/registered.ts'
import type { Translate } from '#platform/texts/messages.ts'
import { fetchTransport } from './fetch-transport.ts'

const token = { cookie: constants.tokenCookie, header: constants.tokenHeader }

/** The typed client of what is live on the public site. */
export const browserClient = (base: string, t: Translate): LiveApi =>
  createClient(wireIn(wires), fetchTransport(base, t, token))
