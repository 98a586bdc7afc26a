import type { Operator } from '../api/context.ts'
import { sql, type Sql } from './sql.ts'

/** Who asks: the house, or somebody of one shop. */
export type Reach = Pick<Operator, 'shopId'>

/** For what runs by itself, and for what only the house does. */
export const house: Reach = { shopId: null }

/** In the condition of every query that an operator's call runs over what shops have: the house sees all of it. */
export const ofShop = ({ shopId }: Reach, column: Sql): Sql =>
  shopId === null ? sql`true` : sql`${column} = ${shopId}`
