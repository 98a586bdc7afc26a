import * as v from 'valibot'
import { Timestamp } from '#platform/contract/fields.ts'
import { operatorGet } from '#platform/contract/office/endpoint.ts'
import { factNames, figureNames, states } from '../facts.ts'

const ProcessRow = v.object({
  id: v.string(),
  /** Machine and process number. */
  name: v.string(),
  release: v.string(),
  web: v.boolean(),
  worker: v.boolean(),
  startedAt: Timestamp,
  startedSecondsAgo: v.number(),
  seenSecondsAgo: v.number(),
  poolUsed: v.number(),
  poolMost: v.number(),
  poolWaiting: v.number(),
  listenersDown: v.number(),
  sockets: v.number(),
})
export type ProcessRow = v.InferOutput<typeof ProcessRow>

const Fact = v.object({
  name: v.picklist(factNames),
  state: v.picklist(states),
  figures: v.array(
    v.object({
      name: v.picklist(figureNames),
      value: v.nullable(v.union([v.number(), v.string()])),
      state: v.picklist(states),
    }),
  ),
  notes: v.array(v.string()),
})

/** How the site is doing, whichever process answers. */
export const status = {
  get: operatorGet('/operator/status/get', {
    permission: 'settings.edit',
    output: v.object({ facts: v.array(Fact), processes: v.array(ProcessRow) }),
  }),
}
