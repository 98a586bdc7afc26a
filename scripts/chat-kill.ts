import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { to } from '#platform/contract/to.ts'
import { chat } from '#service/chat/contract.ts'
import { history } from '#service/visits/contract.ts'
import type { ChatMessage } from '#service/chat/contract.ts'
import { sendThroughKills } from '#testing/chat-kill.ts'
import { killable } from '#testing/killable.ts'

/** `node scripts/chat-kill.ts [messages] [kills]`: the built site is killed while numbered messages are sent. */
const [messages = 1000, kills = 20] = process.argv.slice(2).map(Number)
const folder = await mkdtemp(join(tmpdir(), 'polyharbor-kill-'))
// The database may run as another user, who must reach it.
await chmod(folder, 0o755)
const env = { DATA_DIR: folder, LOG_LEVEL: 'fatal', CHAT_PER_MINUTE: '1000000' }
const site = killable(3395, ['dist/server/main.js', '--demo'], env)
const ask = async <Answer>({ path }: { path: string }, body: object): Promise<Answer> => {
  const answer = await fetch(`${site.origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return ((await answer.json()) as { data: Answer }).data
}

await site.start()
const { cookieId } = await ask<{ cookieId: string }>(history.save, { url: to.home() })
await site.kill()
const run = await sendThroughKills(site, { cookieId, messages, kills })

const stored: ChatMessage[] = []
for (let more = true; more;) {
  const page = await ask<{ list: ChatMessage[]; more: boolean }>(chat.history, { cookieId, before: stored[0]?.id })
  stored.unshift(...page.list)
  more = page.more
}
await site.stop()
await rm(folder, { recursive: true, force: true })

const inOrder = (numbers: number[]) => numbers.length === messages && numbers.every((each, index) => each === index + 1)
const exact = inOrder(stored.map(({ text }) => Number(text))) && inOrder(run.watched)
console.log(
  `${messages} messages, ${run.kills} kills, ${run.resent} sent again: ${exact ? 'each once, in order' : 'WRONG'}`,
)
process.exitCode = exact ? 0 : 1
