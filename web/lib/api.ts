import wires from 'virtual:wires'
import { createClient } from '#contract/client.ts'
import { constants } from '#contract/constants.ts'
import type { contract, ContractClient } from '#contract/index.ts'
import type { Translate } from '#i18n/messages.ts'
import { fetchTransport } from './fetch-transport.ts'

const token = { cookie: constants.tokenCookie, header: constants.tokenHeader }

/** The typed client of the public site over fetch. */
export const browserClient = (base: string, t: Translate): ContractClient =>
  createClient<typeof contract>(wires, fetchTransport(base, t, token))
