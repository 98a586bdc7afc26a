import type { favourites } from '../contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { withProducts } from '#catalogue/search/server/with-products.ts'
import { isFavourite, removeFavourites, searchFavourites } from './queries.ts'
import { switchFavourite } from './switch-favourite.ts'

export const favouriteHandlers: Handlers<typeof favourites> = {
  switch: ({ productId }, { db, caller }) => switchFavourite(db, caller.memberId, productId),
  flag: ({ id }, { db, caller }) => isFavourite(db, caller.memberId, id),
  list: async (paging, { db, caller }) => withProducts(db, await searchFavourites(db, caller.memberId, paging)),
  delete: async ({ ids }, { db, caller }) => {
    await removeFavourites(db, caller.memberId, ids)
    return null
  },
}
