import { parseAst, type Plugin } from 'vite'

const serverSide = new Set(['loader', 'action', 'meta'])

/**
 * Loaders, actions and heads run on the server only. In the browser's copy of a page they are no longer exported, so that
 * the bundler drops them with all that only they import.
 */
export function pagesForBrowsers(): Plugin {
  return {
    name: 'pages-for-browsers',
    enforce: 'post',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: /-(?:page|layout)\.tsx$/ },
      handler: (code) => ({ code: withoutServerSide(code), map: null }),
    },
  }
}

export function withoutServerSide(code: string): string {
  let rest = code
  // From the end, so that places before stay true.
  for (const statement of parseAst(code).body.toReversed()) {
    if (statement.type !== 'ExportNamedDeclaration') continue
    const { declaration, start, end } = statement
    const replace = (text: string) => (rest = rest.slice(0, start) + text + rest.slice(end))
    if (declaration?.type === 'FunctionDeclaration' && serverSide.has(declaration.id?.name ?? ''))
      replace(code.slice(declaration.start, end))
    else if (declaration?.type === 'VariableDeclaration') {
      const [{ id, init } = {}] = declaration.declarations
      if (id?.type !== 'Identifier' || !init || !serverSide.has(id.name)) continue
      // What a call would make is as unused as what a function would do.
      replace(`const ${id.name} = /* @__PURE__ */ (() => (${code.slice(init.start, init.end)}))()`)
    } else if (statement.specifiers.length > 0) {
      const kept = statement.specifiers.filter(({ exported }) => !serverSide.has(nameOf(exported)))
      if (kept.length === statement.specifiers.length) continue
      const from = statement.source ? ` from ${statement.source.raw}` : ''
      replace(
        kept.length > 0 ? `export { ${kept.map((one) => code.slice(one.start, one.end)).join(', ')} }${from}` : '',
      )
    }
  }
  return rest
}

const nameOf = (exported: { type: string; name?: string }) => exported.name ?? ''
