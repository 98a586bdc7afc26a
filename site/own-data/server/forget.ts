import { removeAddressesOf } from '#identity/addresses/server/shared-queries.ts'
import { emptyMember } from '#identity/auth/server/shared-queries.ts'
import { dropJoiningOf } from '#identity/companies/server/shared-queries.ts'
import { forgetContactOf } from '#identity/contacts/server/shared-queries.ts'
import { removeLettersOf } from '#identity/letters/server/shared-queries.ts'
import { releaseUploads } from '#identity/uploads/server/shared-queries.ts'
import { hideWriter } from '#catalogue/comments/server/shared-queries.ts'
import { removeAlertsOf } from '#catalogue/alerts/server/shared-queries.ts'
import { removeFavouritesOf } from '#catalogue/favourites/server/shared-queries.ts'
import { removeSearchesOf } from '#catalogue/finder/server/shared-queries.ts'
import { removeCartOf } from '#trade/cart/server/shared-queries.ts'
import { forgetBuyerOf, removeBasketOf } from '#trade/enquiries/server/shared-queries.ts'
import { forgetSamplesOf } from '#trade/samples/server/shared-queries.ts'
import { removeTitlesOf } from '#trade/tax-invoices/server/shared-queries.ts'
import { markChatOf } from '#service/chat/server/shared-queries.ts'
import { removeSubscriberOf } from '#service/subscriptions/server/shared-queries.ts'
import { forgetVisitorOf } from '#service/visits/server/shared-queries.ts'
import type { Db } from '#platform/server/database/database.ts'

/** Each noun forgets what it keeps of the member; the last step empties the row that orders refer to. */
const steps = [
  removeAddressesOf,
  dropJoiningOf,
  removeLettersOf,
  removeFavouritesOf,
  removeAlertsOf,
  removeSearchesOf,
  removeCartOf,
  removeBasketOf,
  removeTitlesOf,
  forgetSamplesOf,
  removeSubscriberOf,
  forgetContactOf,
  forgetVisitorOf,
  forgetBuyerOf,
  hideWriter,
  markChatOf,
]

export async function forget(tx: Db, memberId: number) {
  for (const step of steps) await step(tx, memberId)
  const picture = await emptyMember(tx, memberId)
  if (picture !== null) await releaseUploads(tx, [picture])
}
