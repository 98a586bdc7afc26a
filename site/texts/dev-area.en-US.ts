import { demo } from '#site/demo/texts/en-US.ts'
import { dev } from '#site/dev/texts/en-US.ts'

/** Pages that only exist in demo and development mode. */
export const devArea = { demo, dev }
