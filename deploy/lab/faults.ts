import { setTimeout as sleep } from 'node:timers/promises'
import { members, nodeBy, postmaster, switchOver } from './cluster.ts'
import { folder, type Laboratory } from './laboratory.ts'
import { until } from './until.ts'
import { nodes, storageOrigin, type Node } from './values.ts'

/** Patroni and its database at the same moment, as when a machine loses its current. */
async function lose({ patroni }: Laboratory, node: Node) {
  const pid = await postmaster(folder, node)
  const gone = patroni[node].kill()
  process.kill(pid, 'SIGKILL')
  await gone
}

const untilOther = (role: 'leader' | 'sync_standby', than: Node) =>
  until(`another is ${role}`, async () =>
    (await members()).some((member) => member.role === role && member.name !== than),
  )

/** Longer than the time after which Patroni gives up a leader who cannot renew its key. */
const beyondTtlMs = 25_000

/** What happens to an installation, each by its name. */
export const faults: Record<string, (lab: Laboratory) => Promise<unknown>> = {
  'primary lost': async (lab) => {
    const node = await nodeBy('leader')
    await lose(lab, node)
    await untilOther('leader', node)
    lab.patroni[node].start()
  },
  'postgres killed': async () => process.kill(await postmaster(folder, await nodeBy('leader')), 'SIGKILL'),
  switchover: switchOver,
  'standby lost': async (lab) => {
    const node = await nodeBy('sync_standby')
    await lose(lab, node)
    await untilOther('sync_standby', node)
    lab.patroni[node].start()
  },
  'etcd away': async ({ etcd }) => {
    await Promise.all(nodes.map((node) => etcd[node].kill()))
    await sleep(beyondTtlMs)
    for (const node of nodes) etcd[node].start()
  },
  'web killed': async ({ webs: [web] }) => {
    await web?.kill()
    await sleep(2_000)
    await web?.start()
  },
  'worker killed': async ({ workers: [worker] }) => {
    await worker?.kill()
    await sleep(2_000)
    await worker?.start()
  },
  'storage away': async ({ storage }) => {
    await storage.kill()
    await sleep(3_000)
    storage.start()
    await until('the storage answers', () =>
      fetch(storageOrigin).then(
        () => true,
        () => false,
      ),
    )
  },
  'web processes rolled': async ({ webs }) => {
    for (const web of webs) {
      await web.stop()
      await web.start()
    }
  },
}
