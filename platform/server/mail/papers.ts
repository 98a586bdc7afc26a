import type { NamedFile } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'

/** Papers that a mail brings along, by what they are about: they are drawn when it leaves, for the member it goes to. */
export interface MailPapers {
  kind: string
  about: number
  memberId: number
  locale: Locale
  /** Number of the shipment, and numbers of papers, where only those are meant. */
  shipment?: number
  paper?: string
}

export interface Drawing {
  db: Database
  config: Config
}
export type DrawPapers = (papers: MailPapers, drawing: Drawing) => Promise<NamedFile[]>

const known = new Map<string, DrawPapers>()

export function connectPapers(kinds: Record<string, DrawPapers>) {
  for (const [kind, draw] of Object.entries(kinds)) known.set(kind, draw)
}

/** Many mail servers refuse more than 10 MB, of which encoding takes a third. */
const mostBytes = 6 * 1024 * 1024

/** None where the member may not see them any more; what would make the mail too large is left out. */
export async function drawPapers(papers: MailPapers, drawing: Drawing): Promise<NamedFile[]> {
  const files = await known
    .get(papers.kind)?.(papers, drawing)
    .catch((error: unknown) => {
      if (error instanceof Refusal) return []
      throw error
    })
  let left = mostBytes
  return (files ?? []).filter(({ bytes }) => {
    if (bytes.length > left) return false
    left -= bytes.length
    return true
  })
}
