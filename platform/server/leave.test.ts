import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createTestDatabase } from '#testing/test-database.ts'

const program = join(import.meta.dirname, '../../testing/chat-server.ts')

/** The chat as a process of its own, at the port that it prints. */
async function startServer() {
  const env = { ...process.env, DATABASE_URL: await createTestDatabase(), PORT: '0' }
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [origin] = await once(child.stdout, 'data')
  return { child, ended: once(child, 'exit'), origin: String(origin).trim() }
}

test('whoever leaves says so to sockets, drops kept connections, and ends well however often it is asked to', async () => {
  const { child, ended, origin } = await startServer()
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/live`, { headers: { origin } })
  await once(socket, 'open')
  const agent = new Agent({ keepAlive: true })
  const [answer] = await once(request(`${origin}/readyz`, { agent }).end(), 'response')
  answer.resume()
  await once(answer, 'end')

  const closed = once(socket, 'close')
  child.kill('SIGTERM')
  child.kill('SIGTERM')
  expect((await closed)[0]).toBe(1001)
  child.kill('SIGINT')
  expect(await ended).toEqual([0, null])
  agent.destroy()
}, 30_000)
