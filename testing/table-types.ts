import { openDatabase } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

interface Column {
  table: string
  name: string
  type: string
  array: boolean
  nullable: boolean
}

/** As the parsers of our connections read them; JSON is whatever was written. */
const typeScript: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  json: 'unknown',
  jsonb: 'unknown',
}

const columns = sql`
  select pg_class.relname as "table", attname as name, coalesce(element.typname, pg_type.typname) as type,
    element.oid is not null as array, not attnotnull as nullable
  from pg_attribute
  join pg_class on pg_class.oid = attrelid and relkind in ('r', 'p', 'v', 'm') and not relispartition
  join pg_type on pg_type.oid = atttypid
  left join pg_type element on element.oid = pg_type.typelem and pg_type.typcategory = 'A'
  where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
  order by relname, attnum`

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

function line({ name, type, array, nullable }: Column): string {
  const plain = typeScript[type] ?? 'string'
  return `    ${camelCase(name)}: ${plain}${array ? '[]' : ''}${nullable && plain !== 'unknown' ? ' | null' : ''}`
}

/** The text of db/tables.ts for the database as it is. */
export async function tableTypes(url: string): Promise<string> {
  const db = openDatabase({ url, pool: 1 })
  const tables = Map.groupBy(await db.many<Column>(columns), ({ table }) => table)
  await db.end()
  const types = [...tables].map(([table, parts]) => `  ${table}: {\n${parts.map(line).join('\n')}\n  }`)
  return `// Written by \`npm run tables\` from the migrated database; a test compares them.

/** The columns of each table as queries name and read them. */
export interface Tables {
${types.join('\n')}
}
`
}
