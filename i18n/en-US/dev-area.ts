import { demo } from './demo.ts'
import { dev } from './dev.ts'

/** Pages that only exist in demo and development mode. */
export const devArea = { demo, dev }
