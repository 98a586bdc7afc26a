import { isCallExpression, isPropertyAccessExpression, type CallExpression, type Node } from 'typescript/unstable/ast'
import { API, TypeFlags, type Checker, type Type } from 'typescript/unstable/sync'

const own = /^(platform|identity|catalogue|content|trade|service|site)\/(?!.*\.test\.)/

/** The calls that say which rows they expect, by where they are written: `trade/cart/server/queries.ts:12:8`. */
export interface CallSites {
  checker: Checker
  /** `db.first<Row>(…)` and `db.many<Row>(…)` of the product with the type of a row. */
  rows: Map<string, Type>
  /** Calls with type arguments of functions that pass them on to such a call. */
  generic: Map<string, readonly Type[]>
  close(): void
}

/** Reads the types as the compiler sees them. Its interface may change with its version, which package.json fixes. */
export function readCallSites(root: string): CallSites {
  const api = new API({ cwd: root })
  const [project] = api.updateSnapshot({ openProjects: [`${root}/tsconfig.json`] }).getProjects()
  if (!project) throw new Error('tsconfig.json names no project.')
  const { checker, program } = project
  const sites: CallSites = { checker, rows: new Map(), generic: new Map(), close: () => api.close() }

  for (const file of program.getSourceFileNames()) {
    const path = file.replace(`${root}/`, '')
    if (!own.test(path)) continue
    const source = program.getSourceFile(file)
    if (!source || !/\.(first|many)\b|paged</.test(source.text)) continue
    const at = (position: number) => {
      const lines = source.text.slice(0, position).split('\n')
      return `${path}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`
    }
    const visit = (node: Node) => {
      if (isCallExpression(node)) {
        const row = rowOf(checker, node)
        const site = at(nameOf(node).end - nameOf(node).getText().length)
        if (row) sites.rows.set(site, row)
        else if (node.typeArguments)
          sites.generic.set(
            site,
            node.typeArguments.flatMap((argument) => checker.getTypeFromTypeNode(argument) ?? []),
          )
      }
      node.forEachChild(visit)
    }
    visit(source)
  }
  return sites
}

const nameOf = ({ expression }: CallExpression) =>
  isPropertyAccessExpression(expression) ? expression.name : expression

/** The type of a row where the call is one of `Db`. */
function rowOf(checker: Checker, call: CallExpression): Type | undefined {
  const { expression } = call
  if (!isPropertyAccessExpression(expression) || !/^(first|many)$/.test(expression.name.text)) return undefined
  const signature = checker.getResolvedSignature(call)
  const promise = signature && checker.getReturnTypeOfSignature(signature)
  const answer = promise?.isTypeReference() ? checker.getTypeArguments(promise)[0] : undefined
  const row =
    answer && checker.isArrayType(answer) && answer.isTypeReference() ? checker.getTypeArguments(answer)[0] : answer
  const rows = row?.isUnionType() ? row.getTypes().filter(({ flags }) => !(flags & TypeFlags.Undefined)) : []
  return rows.length === 1 ? rows[0] : row
}
