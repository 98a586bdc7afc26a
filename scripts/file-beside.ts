import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

const query = '?path'

/** `import path from 'a-package/a.ttf?path'` is the path of that file, which a build carries with it. */
export function fileBeside(): Plugin {
  const files = new Map<string, string>()
  let building = false
  return {
    name: 'file-beside',
    enforce: 'pre',
    configResolved: ({ command }) => void (building = command === 'build'),
    load: {
      filter: { id: /\?path$/ },
      handler(id) {
        const file = id.slice(0, -query.length)
        if (!building) return `export default ${JSON.stringify(file)}`
        const name = basename(file)
        files.set(name, file)
        // Every script of the server is one folder below the build.
        return `import { join } from 'node:path'
          export default join(import.meta.dirname, '..', 'files', ${JSON.stringify(name)})`
      },
    },
    generateBundle: {
      // Vite takes assets out of a server's build, since the browsers' builds have them.
      order: 'post',
      handler() {
        for (const [name, file] of files)
          this.emitFile({ type: 'asset', fileName: `files/${name}`, source: readFileSync(file) })
      },
    },
  }
}
