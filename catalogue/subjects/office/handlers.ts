import type { RecordCalls } from '#platform/office/records/calls.ts'
import { recordHandlers } from '#platform/office/records/server/record-handlers.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { findChosenProducts } from './queries.ts'
import type { subjectRecord } from './record.ts'
import { subjectTable } from './table.ts'

const handlers = recordHandlers(subjectTable)

export const subjectHandlers: Handlers<RecordCalls<typeof subjectRecord>> = {
  ...handlers,
  info: async (input, context) => {
    const found = await handlers.info(input, context)
    const { pictureId: id, pictures = {}, productIds } = found
    const shown = id === null ? undefined : pictures[id]
    const list = await findChosenProducts(context.db, productIds)
    return { ...found, picture: id !== null && shown ? { id, ...shown } : null, list }
  },
}
