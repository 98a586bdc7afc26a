import type { ReactNode } from 'react'

/** The bands of the first page; the two sites show the same things in an order of their own. */
export interface HomeParts {
  figures: ReactNode
  find: ReactNode
  /** Of another feature, therefore made by the page. */
  selfRun: ReactNode
  recommended: ReactNode
  newMaterials: ReactNode
  subjects: ReactNode
  shops: ReactNode
  cases: ReactNode
  market: ReactNode
  news: ReactNode
  exhibitions: ReactNode
  labels: ReactNode
  partners: ReactNode
}
