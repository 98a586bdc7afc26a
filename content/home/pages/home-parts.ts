import type { ReactNode } from 'react'
import type { HomeSectionName } from '../home-sections.ts'

/** The bands of the first page, made by it; each of the two sites shows them in an order of its own. */
export interface HomeParts {
  find: ReactNode
  /** Those that editors arrange. */
  sections: Record<HomeSectionName, ReactNode>
}
