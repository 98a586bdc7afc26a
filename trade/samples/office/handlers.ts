import { to } from '#platform/contract/to.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { searchCarriers } from '#trade/carriers/server/shared-queries.ts'
import { readSample } from '../server/read-sample.ts'
import type { samples } from './contract.ts'
import { approveSample, knownSample, refuseSample, sendSample } from './decide-sample.ts'
import { countSamples, findSamplesNamed, searchLots, searchSamples } from './queries.ts'
import type { Finder } from '#platform/office/finder.ts'

export const deskSampleHandlers: Handlers<typeof samples> = {
  list: (filter, { db, operator }) => searchSamples(db, operator, filter),
  counts: async (_, { db, operator }) => (await countSamples(db, operator)) ?? {},
  info: async ({ id }, { db, operator }) => {
    const { companyId, buyer, ...row } = await knownSample(db, operator, id)
    const [carriers, lots] = await Promise.all([searchCarriers(db), searchLots(db, row.productId)])
    return { ...readSample(row, to.office.file.attachment), companyId, buyer, carriers, lots }
  },
  approve: ({ id }, context) => approveSample(id, context),
  refuse: (input, context) => refuseSample(input, context),
  send: (input, context) => sendSample(input, context),
}

export const sampleFinder: Finder = { permission: 'sales.read', find: findSamplesNamed }
