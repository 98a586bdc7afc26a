import { eachAlone } from '#platform/server/jobs/each-alone.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { RetentionSettings } from '#platform/server/retention-settings.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { releaseUploads } from '#identity/uploads/server/shared-queries.ts'
import { removeChat, searchErasableChats } from '#service/chat/server/shared-queries.ts'
import { removeVisits } from '#service/visits/server/shared-queries.ts'
import { eraseEnquiry, searchErasableEnquiries } from '#trade/enquiries/server/shared-queries.ts'

interface Applying {
  db: Database
  storage: Storage
  retention: RetentionSettings
  signal?: AbortSignal
}

const atOnce = 200

/** What the privacy notice says is kept for a time goes after that time. Files go first, so that none is forgotten. */
export async function applyRetention({ db, storage, retention, signal }: Applying) {
  while ((await removeVisits(db, retention.visitMonths, 5_000)) > 0 && !signal?.aborted);
  await eachAlone(await searchErasableChats(db, retention.chatMonths, atOnce), signal, async ({ id, keys }) => {
    await Promise.all(keys.map((key) => storage.remove(key)))
    await removeChat(db, id)
  })
  await eachAlone(await searchErasableEnquiries(db, retention.enquiryMonths, atOnce), signal, ({ id }) =>
    db.transaction(async (tx) => releaseUploads(tx, await eraseEnquiry(tx, id))),
  )
}
