import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openCluster } from './cluster.ts'
import { askServer } from './connection.ts'
import { requireDiskSpace } from './disk-space.ts'
import { claim, type Claim } from './ownership.ts'
import { findPlace, type Place } from './place.ts'
import { findPrograms, type Programs } from './programs.ts'
import { runTool } from './run-tool.ts'
import { startServer } from './start-server.ts'
import { supervise, type OnRestart } from './supervise.ts'
import { couldNot, diskFull, orUseYourOwn, saysDiskFull, StartupProblem } from './startup-problem.ts'

export interface EmbeddedServer {
  url: string
  /** Stops the server if this process started it (or took it over from one that died); otherwise does nothing. */
  stop(whoeverStarted?: 'whoever started it'): Promise<void>
  /** Starts the server again, at the same address, whenever it has gone before `stop`. */
  keepRunning(onRestart: OnRestart): void
}

/** Finds or starts the PostgreSQL server whose cluster lives in `<dataDir>/postgres`. */
export async function startEmbedded(dataDir: string): Promise<EmbeddedServer> {
  try {
    const place = await findPlace(dataDir)
    const programs = await findPrograms(place)
    const password = await openCluster(place, programs)
    const owner = await claim(place.folder)
    try {
      return serverAt(place, programs, password, { owner, url: await reachServer(place, programs, password) })
    } catch (failure) {
      owner.release()
      throw failure
    }
  } catch (failure) {
    if (failure instanceof StartupProblem || !saysDiskFull(String(failure))) throw failure
    throw diskFull(dataDir)
  }
}

interface Reached {
  url: string
  owner: Claim
}

function serverAt(place: Place, programs: Programs, password: string, reached: Reached): EmbeddedServer {
  const { url } = reached
  let { owner } = reached
  let stopWatching = async () => {}
  return {
    url,
    keepRunning(onRestart) {
      const { folder } = place
      const hurry = () => stopServer(place, programs)
      const restart = async () => {
        if (!owner.holds) owner = await claim(folder)
        await reachServer(place, programs, password, Number(new URL(url).port))
      }
      stopWatching = supervise({ folder, hurry, restart }, onRestart)
    },
    async stop(whoeverStarted) {
      await stopWatching()
      if (whoeverStarted || owner.holds) await stopServer(place, programs)
      owner.release()
    },
  }
}

// A server that recovers from a crash says that it is busy; one that cannot be reached refuses for some seconds.
const longestRecovery = 120_000
const mostAttempts = 20

/** Passing reasons: another process starts the same cluster, a crashed one still dies, or the port was taken meanwhile. */
const passes = /lock file "postmaster.pid"|pre-existing shared memory block|Address already in use/

/** Answers the address of the server, which is started unless it runs. */
async function reachServer(place: Place, programs: Programs, password: string, port?: number): Promise<string> {
  const deadline = Date.now() + longestRecovery
  let attempts = 0
  for (;;) {
    const answer = await askServer(place.folder, password)
    if (answer.state === 'answers') return answer.url
    if (attempts > mostAttempts || Date.now() > deadline) throw occupied(place.folder)
    if (answer.state === 'silent') {
      attempts += 1
      if (await tryToStart(place, programs, port)) continue
    }
    await sleep(200)
  }
}

async function tryToStart(place: Place, programs: Programs, port?: number): Promise<boolean> {
  await requireDiskSpace(dirname(place.folder))
  const { ok, output } = await startServer(place, programs, port)
  if (!ok && !passes.test(output)) throw couldNot('start', place.folder, output)
  return ok
}

const occupied = (folder: string) =>
  new StartupProblem(
    `The database in ${folder} is in use by a PostgreSQL server that does not answer PolyHarbor. ` +
      `Stop that server (its process id is the first line of ${folder}/postmaster.pid), ${orUseYourOwn}.`,
  )

const stopServer = ({ folder, account }: Place, { pgCtl }: Programs) =>
  runTool(pgCtl, ['stop', '--pgdata', folder, '--mode', 'fast', '--wait', '--timeout', '60'], account)
