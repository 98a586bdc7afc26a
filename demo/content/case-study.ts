import type { Draft } from './article.ts'
import { blocks } from '#site/first-start/server/articles/blocks.ts'

export type CaseDraft = Draft & {
  /** Who makes the part, in the words of the trade. */
  industryEn: string
  industryZh: string
  /** Resin families as searched for in the catalogue. */
  resins: string[]
}

type Steps = readonly [problem: string, analysis: string, solution: string, result: string]

const told = (headings: Steps, steps: Steps) =>
  blocks(...headings.flatMap((heading, index) => [`<h2>${heading}</h2>`, steps[index] ?? '']))

export const caseEn = (...steps: Steps) => told(['Problem', 'Analysis', 'Solution', 'Result'], steps)
export const caseZh = (...steps: Steps) => told(['问题', '分析', '解决办法', '结果'], steps)
