import { dev } from './dev.ts'

/** Pages that only exist in demo and development mode. */
export const devArea = { dev }
