import type { CaseItem } from '../contract.ts'
import { CaseCard } from './case-card.tsx'

/** Side by side, for loaders to draw. */
export const CaseCards = ({ cases }: { cases: readonly CaseItem[] }) =>
  cases.map((item) => <CaseCard key={item.id} item={item} />)
