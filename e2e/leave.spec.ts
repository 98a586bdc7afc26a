import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { WebSocket } from 'ws'
import { auth } from '#identity/auth/contract.ts'
import { expect, test } from './journey.ts'
import { to } from '#platform/contract/to.ts'

const main = join(import.meta.dirname, '../dist/server/main.js')

/** A site of this journey's own with its embedded database. */
async function startSite(port: number) {
  const folder = await mkdtemp(join(tmpdir(), 'polyharbor-leave-'))
  // The database server runs as another user when we are root.
  await chmod(folder, 0o755)
  const origin = `http://127.0.0.1:${port}`
  const env = {
    PATH: process.env['PATH'],
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
  }
  const child = spawn(process.execPath, [main], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady, { timeout: 120_000 }).toBe(true)
  return { folder, origin, env, child, isReady, ended: once(child, 'exit') }
}

test('a site lets an operator be made beside it, and leaves in order when it is asked to', async ({ baseURL }) => {
  test.setTimeout(180_000)
  const { folder, origin, env, child, isReady, ended } = await startSite(Number(new URL(baseURL ?? '').port) + 6)
  try {
    const args = [main, '--make-operator', 'first@firm.example']
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, env })
    expect(stdout).toContain(`${origin}${to.office.invitation.path}?token=`)
    // The database belongs to the site: it stays when the other process has ended.
    expect(await isReady()).toBe(true)

    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/live`, { headers: { origin } })
    await once(socket, 'open')
    const body = JSON.stringify({ account: 'nobody@firm.example', password: 'not it' })
    const asked = request(`${origin}/api${auth.login.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        // Its answer shows that the site has the request, whose body is still to come.
        expect: '100-continue',
      },
    })
    asked.flushHeaders()
    await once(asked, 'continue')

    const closed = once(socket, 'close')
    const answered = once(asked, 'response')
    child.kill('SIGTERM')
    expect((await closed)[0]).toBe(1001)
    asked.end(body)
    const [answer] = await answered
    expect(answer.statusCode).toBe(200)
    expect(JSON.parse(await text(answer))).toMatchObject({ code: 488101 })
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false)
  } finally {
    child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
})
