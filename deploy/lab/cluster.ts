import { readPidFile } from '#platform/server/database/embedded/pid-file.ts'
import { basicAuth, dataOf, nodes, patroniOf, type Node } from './values.ts'
import { until } from './until.ts'

interface Member {
  name: Node
  role: 'leader' | 'sync_standby' | 'replica'
  state: string
  timeline?: number
  lag?: number | 'unknown'
}

/** What the first Patroni that answers knows of all. */
export async function members(): Promise<Member[]> {
  for (const node of nodes) {
    const answer = await fetch(`${patroniOf(node)}/cluster`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    )
    if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members
  }
  return []
}

const mostLag = 2 ** 20

/** One leads, one follows synchronously, all are of the same history and close behind. */
export function isWhole(found: readonly Member[]): boolean {
  const of = (role: Member['role']) => found.filter((member) => member.role === role)
  const [leader] = of('leader')
  const close = ({ lag = 0, timeline }: Member) => lag !== 'unknown' && lag < mostLag && timeline === leader?.timeline
  return (
    found.length === nodes.length &&
    of('leader').length === 1 &&
    of('sync_standby').length === 1 &&
    found.every((member) => /^(running|streaming)$/.test(member.state) && close(member))
  )
}

/**
 * Its database runs, and it goes by etcd again. For a whole ttl after etcd was away a standby believes the primary that spoke
 * to it meanwhile, and takes over from nobody: the next fault would be the second at once.
 */
async function isWell(node: Node) {
  const answer = await fetch(`${patroniOf(node)}/health`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
  if (!answer?.ok) return false
  return !((await answer.json()) as { failsafe_mode_is_active?: boolean }).failsafe_mode_is_active
}

/** By what etcd knows, which may be of who has just gone, and by what each says itself. */
export const untilWhole = () =>
  until('the cluster is whole', async () => {
    const well = await Promise.all(nodes.map(isWell))
    return well.every(Boolean) && isWhole(await members())
  })

export async function nodeBy(role: Member['role']): Promise<Node> {
  const found = (await members()).find((member) => member.role === role)
  if (!found) throw new Error(`Nobody is ${role}.`)
  return found.name
}

export const postmaster = async (folder: string, node: Node) => (await readPidFile(dataOf(folder, node))).pid

export async function switchOver() {
  const [leader, candidate] = [await nodeBy('leader'), await nodeBy('sync_standby')]
  const answer = await fetch(`${patroniOf(leader)}/switchover`, {
    method: 'POST',
    headers: { authorization: basicAuth },
    body: JSON.stringify({ leader, candidate }),
  })
  if (!answer.ok) throw new Error(`Switchover: ${answer.status} ${await answer.text()}`)
}
