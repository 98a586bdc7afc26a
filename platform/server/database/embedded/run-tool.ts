import { execFile } from 'node:child_process'
import type { Account } from './account.ts'

interface ToolResult {
  ok: boolean
  output: string
}

// The visitor's PGDATA, PGPORT or language must not reach the tools; Windows programs do not start without its variables.
const cleanEnvironment = { LC_ALL: 'C', PATH: '/usr/local/bin:/usr/bin:/bin' }

/** Runs one of PostgreSQL's programs; a program that cannot even be started is a result too. */
export const runTool = (program: string, args: string[], account: Account | undefined): Promise<ToolResult> =>
  new Promise((resolve) => {
    const options = {
      // The account may not be allowed to enter the folder that we were started in.
      cwd: '/',
      ...(process.platform === 'win32' ? {} : { env: cleanEnvironment }),
      ...(account ? { uid: account.uid, gid: account.gid } : {}),
    }
    const finish = (failure: Error | null, stdout: string, stderr: string) =>
      resolve({ ok: !failure, output: `${stdout}${stderr}`.trim() || (failure?.message ?? '') })
    try {
      // A program that has ended already does not read.
      execFile(program, args, options, finish)
        .stdin?.on('error', () => undefined)
        .end()
    } catch (failure) {
      resolve({ ok: false, output: String(failure) })
    }
  })
