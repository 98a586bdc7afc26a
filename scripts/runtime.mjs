import { existsSync } from 'node:fs'
import { rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { ensurePackages } from './debian.mjs'
import { giveUp, root, run } from './run.mjs'

const windows = process.platform === 'win32'
const link = join(root, 'node_modules', '.bin', 'node')

/** The Node that the product runs on; the system's may be older. */
export const nodeBinary = () => join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')

/** Makes sure that the Node in node_modules is there and runs. */
export async function ensureRuntime() {
  if (!existsSync(nodeBinary())) await fetchBinary()
  let attempt = await tryNode()
  if (attempt.output.includes('libatomic')) {
    const problem = await ensurePackages(['libatomic1'])
    attempt = problem ? { code: 1, output: problem } : await tryNode()
  }
  if (attempt.code !== 0) {
    // Otherwise the next "npm start" would meet the broken program before it meets this explanation.
    await rm(link, { force: true })
    giveUp('The Node.js that PolyHarbor brings does not run on this system.', attempt.output)
  }
  if (!windows && !existsSync(link)) await symlink(join('..', 'node', 'bin', 'node'), link)
}

const tryNode = () => run(nodeBinary(), ['--version'], { quiet: true })

/** The package fetches its program in an install script, which npm may be configured not to run. */
async function fetchBinary() {
  const cwd = join(root, 'node_modules', 'node')
  const { code, output } = await run(process.execPath, ['installArchSpecificPackage.js'], { quiet: true, cwd })
  if (code !== 0) giveUp('The package "node" could not fetch its program.', output)
}
