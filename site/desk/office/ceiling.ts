/** A round number at or above the highest bar, whose half is round as well: both are written at a line. */
export function ceilingOf(highest: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(highest, 1)))
  const rounds = [2, 4, 6, 8, 10].map((factor) => factor * step)
  return rounds.find((round) => round >= highest) ?? highest
}
