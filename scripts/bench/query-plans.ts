import type pg from 'pg'
import '#site/texts/whole.ts'
import { openDatabase, type Database } from '#platform/server/database/database.ts'
import type { Sql } from '#platform/server/database/sql.ts'
import { compareHandlers } from '#catalogue/compare/server/handlers.ts'
import { productHandlers } from '#catalogue/products/server/handlers.ts'
import { searchHandlers } from '#catalogue/search/server/handlers.ts'
import { subjectHandlers } from '#catalogue/subjects/server/handlers.ts'
import type { Context } from '#platform/server/api/context.ts'
import { input, searches, spreadCodes, typed } from './search-questions.ts'

export interface Plan {
  list: string
  statement: string
  /** Indexes, and tables that were read without one. */
  reads: string[]
  rows: number
  /** Products read one after another, from the first to the last. */
  sequential: boolean
}

interface Node {
  'Node Type': string
  'Actual Rows': number
  'Index Name'?: string
  'Relation Name'?: string
  Plans?: Node[]
}

// By name: the whole table of handlers brings files along that only a build knows.
const products = { ...productHandlers, ...searchHandlers, ...compareHandlers, ...subjectHandlers }
type Call = (context: Context) => unknown

/** Every list of products that customers see, as its handler is called. */
function listsOf(id: number, subjectId: number): Record<string, Call> {
  return {
    ...Object.fromEntries(
      Object.entries(searches).map(([name, query]): [string, Call] => [
        `search: ${name}`,
        (context) => products.search(input(query), context),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(searches).map(([name, query]): [string, Call] => [
        `spreads: ${name}`,
        (context) => products.spreads({ ...input(query), codes: spreadCodes }, context),
      ]),
    ),
    ...Object.fromEntries(
      typed.map((key): [string, Call] => [`suggestions: ${key}`, (context) => products.suggest({ key }, context)]),
    ),
    'self-run': (context) => products.search(input({ selfSupportFlag: 1, limit: 100 }), context),
    'new grades': (context) => products.search(input({ newFlag: 1 }), context),
    'blending agents': (context) => products.search(input({ productFiledType: 0, limit: 100 }), context),
    scatter: (context) => products.scatter({ ...input({ key: 'PP' }), x: 'mfr', y: 'flexuralModulus' }, context),
    detail: (context) => products.detail({ id }, context),
    similar: (context) => products.similar({ id, page: 1, limit: 10 }, context),
    substitutes: (context) => products.substitutes({ id }, context),
    subjects: (context) => products.subjects({}, context),
    subject: (context) => products.subject({ id: subjectId, page: 1, limit: 10 }, context),
    brands: (context) => products.brands({}, context),
  }
}

export async function explainLists(client: pg.Client, url: string): Promise<Plan[]> {
  const { rows } = await client.query<{ id: number; subject: number }>(`
    select (select id from product where code = 'sinopec-t30s') as id, (select min(id) from subject) as subject`)
  const db = openDatabase({ url, pool: 2 })
  const plans: Plan[] = []
  for (const [list, call] of Object.entries(listsOf(rows[0]?.id ?? 0, rows[0]?.subject ?? 0)))
    for (const [statement, { text, values }] of await statementsOf(db, call))
      plans.push({ list, statement, ...(await explain(client, text, values)) })
  await db.end()
  return plans
}

/** Calls a handler that knows nothing yet, and notes every statement with the function that sent it. */
async function statementsOf(db: Database, call: Call): Promise<[name: string, sent: Sql][]> {
  const sent: [string, Sql][] = []
  const noting = (way: 'many' | 'first' | 'run') => (statement: Sql) => {
    if (/\b(product|product_search|facet_group|property)\b/.test(statement.text)) sent.push([senderOf(), statement])
    return db[way](statement) as Promise<never>
  }
  const noted = { ...db, many: noting('many'), first: noting('first'), run: noting('run') }
  await call({ db: noted, ip: '127.0.0.1', locale: 'zh-CN' } as unknown as Context)
  return sent
}

function senderOf(): string {
  const frame = /at (?:async )?(?:(?:Object|Module)\.)?([\w$]*).*\/catalogue\/(?:[\w-]+\/)+([\w-]+)\.ts/.exec(
    new Error('who asks').stack ?? '',
  )
  const [, name, file] = frame ?? []
  return name && name !== 'file' ? `${file} ${name}` : (file ?? 'unknown')
}

async function explain(client: pg.Client, text: string, values: unknown[]): Promise<Omit<Plan, 'list' | 'statement'>> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    `explain (analyze, timing off, format json) ${text}`,
    values,
  )
  const [answer] = rows[0]?.['QUERY PLAN'] ?? []
  if (!answer) throw new Error('No plan.')
  const nodes = nodesOf(answer.Plan)
  const inSequence = nodes.flatMap((node) =>
    node['Node Type'].endsWith('Seq Scan') ? (node['Relation Name'] ?? []) : [],
  )
  const indexes = nodes.flatMap((node) => node['Index Name'] ?? [])
  return {
    reads: [...new Set([...indexes, ...inSequence.map((name) => `all of ${name}`)])],
    rows: answer.Plan['Actual Rows'],
    sequential: inSequence.some((name) => name === 'product' || name === 'product_search'),
  }
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** One line for each way that a statement was carried out. */
export function plansDocument(plans: Plan[], title: string): string {
  const ways = Map.groupBy(
    plans,
    ({ statement, reads }) => `**${statement}** by ${reads.map((name) => `\`${name}\``).join(', ')}`,
  )
  const lines = [...ways].map(([way, those]) => {
    const lists = [...new Set(those.map(({ list }) => list))]
    const named = lists.length > 3 ? `${lists.length} lists` : lists.join('; ')
    return `- ${way}: at most ${Math.max(...those.map(({ rows }) => rows))} rows (${named})`
  })
  return `# Query plans

Written by \`node scripts/bench/search.ts 100000\`: every statement that lists of products send while nothing is kept yet, at ${title},
as file and function, with the indexes and whole tables that it read and the rows that it answered. The run fails when one of them
reads \`product\` or \`product_search\` in sequence.

${lines.join('\n')}

Lists: ${[...new Set(plans.map(({ list }) => list))].join(' · ')}.
`
}
