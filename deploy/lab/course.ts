import { drawer } from '#testing/sweep/draw.ts'

/** Which faults come in which order, the same for the same seed; none comes again before all the others came as well. */
export function courseOf(names: readonly string[], faults: number, seed: number): string[] {
  const draw = drawer(seed)
  const course: string[] = []
  let left: string[] = []
  while (course.length < faults && names.length > 0) {
    if (left.length === 0) left = [...names]
    const next = draw(left) ?? ''
    left = left.filter((name) => name !== next)
    course.push(next)
  }
  return course
}
