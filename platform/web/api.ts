import wires from 'virtual:wires'
import { createClient, wireIn } from '#platform/contract/client.ts'
import { constants } from '#platform/contract/constants.ts'
import type { Api } from '#platform/contract/registered.ts'
import type { Translate } from '#platform/texts/messages.ts'
import { fetchTransport } from './fetch-transport.ts'

// A visitor's first page needs none of the calls that are for members only: they come when one is made.
const memberWires = () => import('virtual:member-wires').then((module) => module.default)
export const wireOf = wireIn(wires, memberWires)

const token = { cookie: constants.tokenCookie, header: constants.tokenHeader }

/** The typed client of the public site over fetch. */
export const browserClient = (base: string, t: Translate): Api => createClient(wireOf, fetchTransport(base, t, token))
