/**
 * A style sheet in pieces of whole rules. A browser reads a piece at a stretch, and may do something else between two:
 * as one it holds a slow phone for a tenth of a second.
 */
export function splitStyle(style: string, least = 16_000): string[] {
  const pieces: string[] = []
  let start = 0
  let depth = 0
  for (const { 0: sign, index } of style.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g)) {
    if (sign === '{') depth++
    if (sign !== '}') continue
    depth--
    const end = index + 1
    if (depth > 0 || end - start < least) continue
    pieces.push(style.slice(start, end))
    start = end
  }
  if (start < style.length) pieces.push(style.slice(start))
  return pieces
}
