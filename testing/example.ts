import type { TestApp } from './test-app.ts'
import type { Buyer } from './trading.ts'

export interface Situation {
  site: TestApp
  /** Who will call. */
  buyer: Buyer
}

export type Example = (situation: Situation) => Promise<object> | object
