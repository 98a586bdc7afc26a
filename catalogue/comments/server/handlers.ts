import type { Handlers } from '#platform/server/api/context.ts'
import { noteShown } from '#platform/server/pages/shown.ts'
import type { comments } from '../contract.ts'
import { findAverage, searchComments } from './queries.ts'

export const commentHandlers: Handlers<typeof comments> = {
  list: async (asked, { db }) => {
    const { productId, shopId } = asked
    if (productId !== undefined) noteShown(`product:${productId}`)
    else if (shopId !== undefined) noteShown(`shop:${shopId}`)
    const [found, figures] = await Promise.all([searchComments(db, asked), findAverage(db, asked)])
    return { ...found, average: figures?.average ?? null }
  },
}
