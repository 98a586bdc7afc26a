import { recordHandlers } from '#platform/office/records/server/record-handlers.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import type { subjects } from './contract.ts'
import { findChosenProducts } from './queries.ts'
import { subjectTable } from './table.ts'

const handlers = recordHandlers(subjectTable)

export const subjectHandlers: Handlers<typeof subjects> = {
  ...handlers,
  info: async (input, context) => {
    const found = await handlers.info(input, context)
    const { pictureId: id, pictures = {}, productIds } = found
    const shown = id === null ? undefined : pictures[id]
    const list = await findChosenProducts(context.db, productIds)
    return { ...found, picture: id !== null && shown ? { id, ...shown } : null, list }
  },
}
