import { endpointsOf } from '#platform/contract/endpoint.ts'
import { contract } from '#site/contract.ts'
import { operatorContract } from '#site/office-contract.ts'
import { catalogues } from '#site/texts/whole.ts'
import { deadMessages } from './dead-messages.ts'
import { deadStyles } from './dead-styles.ts'
import { backArrows, nounCircles } from './directions.ts'
import { longFunctions } from './long-functions.ts'
import { sizesOf } from './sizes.ts'
import { importsOf } from './source-imports.ts'
import { readSources } from './sources.ts'
import { literalsOf } from './string-literals.ts'
import { pathLiterals } from '../path-literals.ts'

export interface Measure {
  name: string
  value: number
  /** The most that is allowed; without it the figure is only printed. */
  most?: number
  findings?: string[]
}

const mostFileLines = 300
const mostFunctionLines = 60
/** As many as before nouns had folders. */
const mostLinesOfCall = 207

/** Labels of wire values are looked up by number. */
const madeOfData = [/^(enums|memberEnums)\./]

const none = (name: string, findings: string[]): Measure => ({ name, value: findings.length, most: 0, findings })

/** Everything that `npm run check:house` prints. */
export function measureHouse(): Measure[] {
  const { all, code, scripts, styles } = readSources()
  const imports = all.flatMap(({ path, text }) => importsOf(path, text))
  const sizes = sizesOf(code, mostFileLines)
  const calls = endpointsOf(contract).length + endpointsOf(operatorContract).length
  const literals = scripts.filter((source) => code.includes(source)).map(literalsOf)
  const long = scripts.flatMap((source) => longFunctions(source, mostFunctionLines))
  return [
    none('circles between nouns', nounCircles(imports)),
    none('back arrows between areas', backArrows(imports)),
    none(
      'path literals',
      pathLiterals().map(({ at, text }) => `${at} ${text}`),
    ),
    { name: 'lines a file, median', value: sizes.median, most: 50 },
    { name: 'lines a file, p90', value: sizes.p90, most: 110 },
    { name: 'lines of the largest file', value: sizes.largest.lines, findings: [sizes.largest.path] },
    none(`files over ${mostFileLines} lines`, sizes.over),
    {
      name: `functions over ${mostFunctionLines} lines`,
      value: long.length,
      most: 0,
      findings: long,
    },
    ...Object.entries(catalogues).map(([locale, catalogue]) =>
      none(`messages that no source names, ${locale}`, deadMessages(catalogue, literals, madeOfData)),
    ),
    none('style rules that no element uses', deadStyles(styles, scripts)),
    { name: 'lines of product code', value: sizes.lines },
    { name: 'lines of product code for each call', value: Math.round(sizes.lines / calls), most: mostLinesOfCall },
  ]
}
