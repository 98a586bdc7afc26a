import { randomId } from './random-id.ts'

/** HTML of a part, drawn apart from the page that shows it. What is made of it can be kept beside it, for as long as it lives. */
export class DrawnText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }

  toString() {
    return this.text
  }
}

/** HTML in the order in which it stands. */
export type Html = readonly (string | DrawnText)[]

/** To stand for itself costs some bytes, for what comes after it cannot refer to what came before. */
const long = 8_000

const [beginning, end] = [`<!--${randomId()}`, '-->']
const place = (at: number) => beginning + at + end

/** Of the page that is being drawn. */
let placed: DrawnText[] | undefined

/** What to write where it is to stand. */
export function placeOf(drawn: DrawnText): string {
  if (!placed || drawn.text.length < long) return drawn.text
  return place(placed.push(drawn) - 1)
}

function within<Drawn>(parts: DrawnText[] | undefined, draw: () => Drawn): Drawn {
  const before = placed
  placed = parts
  try {
    return draw()
  } finally {
    placed = before
  }
}

/** The page with its long parts as what they are: they are neither copied nor searched nor packed for each page. */
export function inParts(draw: () => string): Html {
  const parts: DrawnText[] = []
  const [first = '', ...others] = within(parts, draw).split(beginning)
  return [
    first,
    ...others.flatMap((text) => {
      const after = text.indexOf(end)
      return [parts[Number(text.slice(0, after))] ?? '', text.slice(after + end.length)]
    }),
  ]
}

/** A part that is drawn while a page is. */
export const drawAlone = (draw: () => string) => new DrawnText(within(undefined, draw))
