/** Letters as strokes on a grid of 4 × 6; signs that resemble another one are left out. */
const strokes: Record<string, string> = {
  A: '0,6 2,0 4,6|0.8,4 3.2,4',
  C: '4,1 3,0 1,0 0,1.5 0,4.5 1,6 3,6 4,5',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  J: '1,0 4,0|3,0 3,4.5 2,6 0.8,6 0,5',
  K: '0,0 0,6|4,0 0,3.2 4,6',
  M: '0,6 0,0 2,3.5 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 3,0 4,1 4,2.2 3,3.2 0,3.2',
  R: '0,6 0,0 3,0 4,1 4,2.2 3,3.2 0,3.2|2,3.2 4,6',
  T: '0,0 4,0|2,0 2,6',
  U: '0,0 0,4.5 1,6 3,6 4,4.5 4,0',
  V: '0,0 2,6 4,0',
  W: '0,0 1,6 2,2.5 3,6 4,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,3 4,0|2,3 2,6',
  3: '0.3,0.8 1.2,0 3,0 3.8,1.3 3,2.7 1.5,2.8|3,2.8 4,4.2 3.2,6 1,6 0,5',
  4: '3,6 3,0 0,4.2 4,4.2',
}

export type Point = readonly [x: number, y: number]

export const alphabet = Object.keys(strokes)

/** The strokes of a sign, each a list of points. */
export const glyph = (sign: string): Point[][] =>
  (strokes[sign] ?? '').split('|').map((stroke) =>
    stroke.split(' ').map((point) => {
      const [x = 0, y = 0] = point.split(',').map(Number)
      return [x, y] as const
    }),
  )
