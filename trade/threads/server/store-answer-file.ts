import { putUpload } from '#identity/uploads/server/put-upload.ts'
import { spend } from '#platform/server/api/budget.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { SentFile } from '../message.ts'

const perOperator = { most: 300, minutes: 60 }

/** A file for an answer. It belongs to the member who reads it. */
export async function storeAnswerFile(context: Context<'operator'>, memberId: number, file: File): Promise<SentFile> {
  const { operatorId } = context.operator
  await spend(context.db, `answer files of operator ${operatorId}`, perOperator)
  const stored = await putUpload({ kind: 'attachment', file, owner: { memberId }, operatorId }, context)
  return { id: stored.id, name: stored.name, size: stored.size }
}
