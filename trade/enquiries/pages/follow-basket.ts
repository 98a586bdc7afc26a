import type { LiveApi } from '#platform/contract/registered.ts'
import { onKept, readKept, writeKept } from '#platform/web/kept.ts'
import type { Basket } from '../basket-contract.ts'
import { filledLines, joinLines } from '../join-lines.ts'
import type { TypedLine } from '../typed-line.ts'
import { draftKey, linesIn, readDraft, writeDraft } from './draft.ts'
import { withOnly } from './fill-draft.ts'

export interface Followed {
  api: LiveApi
  memberId: number
  /** As the server keeps it now. */
  basket: Basket
}

/** What this browser and the server agreed on last, and whose it was. */
interface Agreed {
  memberId: number
  version: number
  lines: TypedLine[]
}

const agreedKey = 'enquiry-basket'
const pauseMs = 600
let followed: Followed | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let busy = false

/** Keeps the lines of the draft and the member's basket the same, from here on; nobody's where nobody is signed in. */
export function followBasket(next: Followed | undefined) {
  if (!followed && next) onKept(later)
  followed = next
  void settle()
}

function later() {
  clearTimeout(timer)
  timer = setTimeout(() => void settle(), pauseMs)
}

const typedLines = () => filledLines(linesIn(readDraft()))
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

async function settle() {
  if (!followed || busy) return
  const { api, memberId, basket } = followed
  const last = readKept<Agreed>(agreedKey)
  const known = last?.memberId === memberId ? last : undefined
  const mine = typedLines()
  // Lines of a member who used this browser before are in that member's basket.
  const lines = known || !last ? mine : mine.filter((line) => !last.lines.some((theirs) => same(theirs, line)))
  if (known ? same(mine, known.lines) : lines.length === 0) {
    if (!known || basket.version > known.version) agree(memberId, basket.version, show(basket.lines))
    return
  }
  busy = true
  const answer = await api.enquiryBasket.keep({ version: known?.version ?? 0, lines }).catch(() => undefined)
  busy = false
  if (!answer) return
  const now = typedLines()
  const agreed = answer.joined ? filledLines(answer.lines) : lines
  if (answer.joined || lines.length < mine.length) show(same(now, mine) ? agreed : joinLines(agreed, now))
  agree(memberId, answer.version, agreed)
  // What was typed meanwhile, here or elsewhere.
  if (!same(typedLines(), agreed) || newestVersion() > answer.version) later()
}

const newestVersion = () => followed?.basket.version ?? 0

const agree = (memberId: number, version: number, lines: TypedLine[]) =>
  writeKept(agreedKey, { memberId, version, lines } satisfies Agreed)

/** Into the draft, and into the form of the enquiry where that is open. */
function show(lines: readonly TypedLine[]) {
  if (same(filledLines(lines), typedLines())) return typedLines()
  writeDraft(withOnly(readDraft(), lines))
  dispatchEvent(new StorageEvent('storage', { key: draftKey }))
  return typedLines()
}
