/** A part, as far as money goes. */
export interface PartMoney {
  amountMinor: number
  creditedMinor: number
  receivedMinor: number
  /** Whether money is awaited. */
  isOpen: boolean
  /** It waits for what it was, and for nothing more. */
  isFull?: boolean
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/**
 * Parts of another total. What is less lowers the last open part first, and what was received beyond the total goes back;
 * what is more raises the last open part, or is one more part. `sentBackMinor` went back by earlier changes of the total.
 */
export function settledParts(parts: readonly PartMoney[], totalMinor: number, sentBackMinor: number) {
  const amounts = parts.map(({ amountMinor }) => amountMinor)
  const covered = sum(parts.map(({ receivedMinor, creditedMinor }) => receivedMinor + creditedMinor)) - sentBackMinor
  const refundMinor = Math.max(0, covered - totalMinor)
  const paidTooMuch = Math.max(0, covered - sum(amounts))
  let more = totalMinor - sum(amounts)
  const change = (at: number, by: number) => {
    amounts[at] = (amounts[at] ?? 0) + by
    more -= by
  }
  const lastFirst = parts.map((part, at) => ({ ...part, at })).toReversed()
  const over = ({ receivedMinor, creditedMinor, at }: (typeof lastFirst)[number]) =>
    receivedMinor + creditedMinor - (amounts[at] ?? 0)
  const open = lastFirst.filter(({ isOpen }) => isOpen)

  // Once more came than the whole costs nothing is awaited any more, whichever part it came for.
  for (const part of open)
    if (over(part) < 0) change(part.at, Math.max(over(part), refundMinor > 0 ? -Infinity : Math.min(more, 0)))
  for (const { at, creditedMinor } of lastFirst)
    if (more < 0) change(at, Math.max(more, creditedMinor - (amounts[at] ?? 0)))
  const growing = open.find(({ isFull }) => !isFull)
  if (more > 0 && refundMinor === 0 && growing) change(growing.at, more)
  let absorbed = refundMinor > 0 ? more : Math.min(more, paidTooMuch)
  for (const part of lastFirst) {
    const by = Math.min(absorbed, over(part))
    if (by <= 0) continue
    change(part.at, by)
    absorbed -= by
  }
  return { amounts, refundMinor, extraMinor: Math.max(0, more) }
}
