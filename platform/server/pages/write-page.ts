import { hash } from 'node:crypto'
import { dataOfDocument } from '#platform/web/drawn.tsx'
import type { DrawnText, Html } from '#platform/web/drawn-text.ts'
import type { Opened, PageAnswer } from '#platform/web/visit.ts'
import type { Assets } from './assets.ts'
import { documentOf, type OfAnswer } from './document.ts'

interface Written {
  /** All that it shows. */
  json: string
  drawn: readonly DrawnText[]
  textsOf(answer: OfAnswer): Html | Promise<Html>
}

export function writeDocument({ data, draw }: Opened, assets: Assets): Written {
  const { json, drawn } = dataOfDocument(data)
  return {
    json,
    drawn,
    async textsOf(answer) {
      const drawing = draw()
      return documentOf({ ...drawing, data, json }, await assets.of(drawing), answer)
    },
  }
}

export function writeData({ data: { view } }: Opened): Written {
  const json = JSON.stringify({ view } satisfies PageAnswer)
  return { json, drawn: [], textsOf: () => [json] }
}

const short = (text: string) => hash('sha1', text, 'base64')

const digests = new WeakMap<DrawnText, string>()
function digestOnce(drawn: DrawnText): string {
  const known = digests.get(drawn) ?? short(drawn.text)
  digests.set(drawn, known)
  return known
}

/** With the day, since pages name the year. */
export const digestOf = ({ json, drawn }: Written) =>
  [new Date().toDateString(), short(json), ...drawn.map(digestOnce)].join(' ')
