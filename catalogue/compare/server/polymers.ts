/** What the goods of a category are made of, and what is accepted in its place. */
const ofCategory: Readonly<Record<string, readonly string[]>> = {
  lldpe: ['lldpe'],
  mlldpe: ['lldpe'],
  abs: ['abs'],
  'abs-fr': ['abs'],
  mabs: ['abs'],
  pc: ['pc'],
  'pc-modified': ['pc'],
  pa66: ['pa66'],
  'pa66-gf': ['pa66'],
  'pa-fr': ['pa66'],
  pa6: ['pa6'],
  'pa6-gf': ['pa6'],
  pbt: ['pbt'],
  'pbt-gf': ['pbt'],
  petg: ['petg'],
  'pp-fr': ['pp'],
  'pp-filled': ['pp'],
}

/** Grades of another polymer than the rest of their category, by their name. */
const ofName: readonly (readonly [RegExp, string])[] = [
  [/pc ?\/ ?abs/i, 'pc-abs'],
  [/hips|gpps/i, 'hips'],
  [/pa ?66/i, 'pa66'],
  [/pa ?6(?!\d)/i, 'pa6'],
  [/rynite|\bpet-g/i, 'pet-gf'],
  [/noryl gtx/i, 'ppe-pa'],
  [/tritan/i, 'tritan'],
  [/radel|ultrason p/i, 'ppsu'],
  [/ultrason e/i, 'pesu'],
  [/stanyl/i, 'pa46'],
]

/** Goods whose category holds several polymers, and whose name says which. */
const mixed = new Set(
  'pc-modified abs-fr pa-fr pbt-gf ppo petg psu ppa pc-abs hips pa6 pa6-gf pa66 pa66-gf rpa rabs crushed-engineering crushed-styrenic'.split(
    ' ',
  ),
)

export const polymersOf = ({ category, title }: { category: string; title: string }): readonly string[] => {
  const named = mixed.has(category) ? ofName.find(([form]) => form.test(title))?.[1] : undefined
  return named === undefined ? (ofCategory[category] ?? [category]) : [named]
}

/** Categories in which a substitute may be listed. */
export function partnersOf(category: string): string[] {
  const own = ofCategory[category] ?? [category]
  const also = category === 'pc-abs' ? ['pc-modified'] : category === 'pc-modified' ? ['pc-abs'] : []
  const sharing = Object.keys(ofCategory).filter((other) => ofCategory[other]?.some((each) => own.includes(each)))
  return [...new Set([category, ...sharing, ...also, ...(category === 'pa-fr' ? ['pa6', 'pa6-gf'] : [])])]
}
