import { statfs } from 'node:fs/promises'
import { diskFull } from './startup-problem.ts'

const leastFree = 200 * 1024 * 1024

/** A database that fills the disk halfway through its first start is harder to explain than one that never began. */
export async function requireDiskSpace(folder: string, least = leastFree) {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < least) throw diskFull(folder)
}
