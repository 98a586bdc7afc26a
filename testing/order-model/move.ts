import type { Known } from './known.ts'
import type { World } from './known.ts'

/** What is drawn for a step; each step reads of it what it needs. */
export interface Move {
  who: 0 | 1
  which: number
  line: number
  /** Of what there is, in percent. */
  share: number
  quantity: number
}

export interface Step {
  from: readonly number[]
  /** Only the buyer, and not of an order that was deleted. */
  own?: true
  may?(order: Known, move: Move, world: World): boolean
  act(order: Known, move: Move, world: World): Promise<unknown>
  follow(order: Known, move: Move, world: World, made: unknown): void
}

export const lineAt = ({ lines }: Known, { line }: Move) => line % lines.length

/** Of the agreement by which a line is charged. */
export function giveBackCalled(world: World, line: Known['lines'][number], kilograms = line.called) {
  const back = Math.min(line.called, kilograms)
  line.called -= back
  world.used -= back
}

export function giveBack({ stock }: World, lotId: number | null, kilograms: number) {
  stock[lotId === null ? 'product' : 'lot'] += kilograms
}
