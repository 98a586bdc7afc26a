import type { Client } from '#platform/contract/client.ts'
import type { CallNames, PartOf } from '#site/live-calls.ts'
import type { operatorContract } from '#site/office-contract.ts'

/** The calls that a browser makes by itself in the back office. */
export const operatorLiveCalls = {
  chat: ['history', 'queue', 'upload'],
  desk: ['find'],
  documents: ['upload'],
  enquiries: ['goods', 'upload'],
  orders: ['upload'],
  imports: ['info', 'load', 'start'],
  pictures: ['focus', 'upload'],
  products: ['list'],
} as const satisfies CallNames<typeof operatorContract>

export type OperatorLiveContract = PartOf<typeof operatorContract, typeof operatorLiveCalls>
export type OperatorLiveClient = Client<OperatorLiveContract>
