import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import type { ChatFile } from '../contract.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { isPictureType } from '#platform/contract/upload-rules.ts'
import type { Db } from '#platform/server/database/database.ts'
import { spend } from '#platform/server/api/budget.ts'
import type { Context } from '#platform/server/api/context.ts'
import { signedLink, signedPaths } from '#platform/server/files/signed-files.ts'
import { eachAlone } from '#platform/server/jobs/each-alone.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { acceptFile } from '#platform/server/files/accept-file.ts'
import { encodeAttachment } from '#platform/server/files/encode-picture.ts'
import { fileName } from '#platform/server/files/file-name.ts'
import { bytesOf, insertFile, markFileReady, removeFile, withdrawUnusedFiles } from './file-queries.ts'
import type { Conversation } from './queries.ts'
import { networkOf } from '#platform/server/api/network-of.ts'

const perConversation = { most: 30, minutes: 60 }
const perAddress = { most: 120, minutes: 60 }
const overall = { most: 2_000, minutes: 60 }
const mostBytes = 200 * 1024 * 1024

/** Checks, redraws and stores a file for a conversation; a message claims it within a day. */
export async function storeFile(
  file: File,
  hold: (tx: Db) => Promise<Conversation>,
  { db, storage, log, ip }: Pick<Context, 'db' | 'storage' | 'log' | 'ip'>,
): Promise<ChatFile> {
  await spend(db, `chat files ip ${networkOf(ip)}`, perAddress)
  const { id: conversationId } = await db.transaction(hold)
  await spend(db, `chat files of ${conversationId}`, perConversation)
  await spend(db, 'chat files', overall)
  const { bytes, extension, ...facts } = await prepare(file)
  const name = fileName(file.name, extension)
  const storageKey = `private/chat/${randomBytes(16).toString('base64url')}.${extension}`
  // The row comes first: whatever happens next, it is known which file there may be.
  const row = await db.transaction(async (tx) => {
    const { id } = await hold(tx)
    if ((await bytesOf(tx, id)) + bytes.length > mostBytes) throw new Refusal('STORAGE_FULL')
    return insertFile(tx, { conversationId: id, name, size: bytes.length, storageKey, ...facts })
  })
  if (!row) throw new Refusal('FAILED')
  try {
    await storage.put(storageKey, bytes, facts.type)
  } catch (error) {
    log.error({ err: error }, 'a file of a conversation could not be stored')
    await storage.remove(storageKey).catch(() => undefined)
    await removeFile(db, row.id)
    throw new Refusal('OVERLOADED', { retryAfter: 10 })
  }
  await markFileReady(db, row.id)
  return { id: row.id, name, size: bytes.length, ...facts, url: signedLink(signedPaths.chat, row) }
}

async function prepare(file: File) {
  const sent = Buffer.from(await file.arrayBuffer())
  const { type, extension } = await acceptFile(file.name, sent, 'attachment')
  if (!isPictureType(type)) return { type, extension, bytes: sent, width: null, height: null }
  const drawn = await encodeAttachment(sent)
  const { width, height } = await sharp(drawn.bytes).metadata()
  return { ...drawn, width, height }
}

/** What was uploaded and never sent. The files go first, so that none is ever forgotten. */
export const removeUnusedFiles = async (db: Db, storage: Storage, signal?: AbortSignal) =>
  eachAlone(await withdrawUnusedFiles(db, 20), signal, async ({ id, storageKey }) => {
    await storage.remove(storageKey)
    await removeFile(db, id)
  })
