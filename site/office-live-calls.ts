import type { Client } from '#platform/contract/client.ts'
import type { CallNames, PartOf } from '#site/live-calls.ts'
import type { operatorContract } from '#site/office-contract.ts'
import { records } from '#site/records.ts'

const ofNouns = {
  addresses: ['cities', 'provinces'],
  chat: ['history', 'queue', 'upload'],
  desk: ['arrivals', 'find', 'waiting'],
  documents: ['upload'],
  enquiries: ['goods', 'upload'],
  orders: ['info', 'upload'],
  imports: ['info', 'load', 'start'],
  media: ['list'],
  pictures: ['focus', 'upload'],
  products: ['list'],
  session: ['setFavourite'],
  taxInvoices: ['upload'],
} as const satisfies CallNames<typeof operatorContract>

/** The calls that a browser makes by itself in the back office. A table of records is a file that it reads. */
export const operatorLiveCalls: CallNames<typeof operatorContract> = {
  ...Object.fromEntries(Object.keys(records).map((name) => [name, ['checkTable', 'applyTable']])),
  ...ofNouns,
}

export type OperatorLiveContract = PartOf<typeof operatorContract, typeof ofNouns>
export type OperatorLiveClient = Client<OperatorLiveContract>
