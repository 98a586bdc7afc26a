import type { PictureFacts } from '#platform/server/files/draw-picture.ts'
import written from './facts.json' with { type: 'json' }

/** What pages say of a picture before it is drawn, by folder and key; with the sum of the drawing that it was told of. */
export type Known = Record<string, PictureFacts & { drawing: string }>

const known: Known = written

export function factsOf(folder: string, key: string): PictureFacts {
  const { drawing: _, ...facts } = known[`${folder}/${key}`] ?? missing(folder, key)
  return facts
}

function missing(folder: string, key: string): never {
  throw new Error(`Nothing is known of the picture ${folder}/${key}: \`npm run pictures\` looks at all of them.`)
}
