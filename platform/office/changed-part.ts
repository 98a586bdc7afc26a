export interface Part {
  start: string
  part: string
  end: string
}

const around = 60

/** What differs between two texts, with a little of what they share on both sides. */
export function changedPart(before: string, after: string): [before: Part, after: Part] {
  const most = Math.min(before.length, after.length)
  let same = 0
  while (same < most && before[same] === after[same]) same++
  let tail = 0
  while (tail < most - same && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  const cut = (text: string): Part => ({
    start: (same > around ? '…' : '') + text.slice(Math.max(0, same - around), same),
    part: text.slice(same, text.length - tail),
    end: text.slice(text.length - tail, text.length - tail + around) + (tail > around ? '…' : ''),
  })
  return [cut(before), cut(after)]
}
