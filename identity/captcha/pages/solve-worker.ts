import type { Challenge } from '../challenge.ts'
import { solve } from './solve.ts'

addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  postMessage(btoa(JSON.stringify({ challenge: data, solution: solve(data.parameters) })))
})
