import { hash } from 'node:crypto'
import type { Opened, PageAnswer } from '#platform/web/visit.ts'
import type { Assets } from './assets.ts'
import { documentOf, type OfAnswer } from './document.ts'

interface Written {
  /** All that it shows. */
  json: string
  /** In parts. */
  textsOf(answer: OfAnswer): string[] | Promise<string[]>
}

export function writeDocument({ data, draw }: Opened, assets: Assets): Written {
  const json = JSON.stringify(data)
  return {
    json,
    async textsOf(answer) {
      const drawing = draw()
      return documentOf({ ...drawing, data, json }, await assets.of(drawing), answer)
    },
  }
}

export function writeData({ data: { view } }: Opened): Written {
  const json = JSON.stringify({ view } satisfies PageAnswer)
  return { json, textsOf: () => [json] }
}

/** With the day, since pages name the year. */
export const digestOf = (json: string) => `${new Date().toDateString()} ${hash('sha1', json, 'base64')}`
