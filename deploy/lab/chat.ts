import { setTimeout as sleep } from 'node:timers/promises'
import { to } from '#platform/contract/to.ts'
import { history } from '#service/visits/contract.ts'
import { sendThroughKills } from '#testing/chat-kill.ts'
import { asker, type Tally } from '#testing/order-load.ts'

const messages = 20
const patienceMs = 90_000

/** Visitors who chat one after the other until `isOver`; a chat is wrong that was not told once and in order in time. */
export async function keepChatting(origin: string, isOver: () => boolean, tally: Tally) {
  const ask = asker(origin, {}, tally)
  // Whatever is lost, the line of the visitor leads to the balancer.
  const site = { origin, start: async () => undefined, kill: async () => undefined }
  const told: { messages: number; wrong: string[] } = { messages: 0, wrong: [] }
  while (!isOver()) {
    const visit = { url: to.home() }
    const { data } = await ask<{ cookieId: string }>(`/api${history.save.path}`, undefined, visit)
    const chat = sendThroughKills(site, { cookieId: data?.cookieId ?? '', messages, kills: 0 })
    const run = await Promise.race([chat, sleep(patienceMs, undefined, { ref: false })])
    told.messages += run?.acknowledged.size ?? 0
    if (!run) told.wrong.push(`a chat was not over after ${patienceMs / 1000} s`)
    else if (run.watched.some((number, at) => number !== at + 1))
      told.wrong.push(`messages of a chat came as ${run.watched.join(' ')}`)
    await sleep(200)
  }
  return told
}
