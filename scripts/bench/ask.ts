import { Client } from 'undici'

export interface Asking {
  connections: number
  headers?: Record<string, string>
  isOver: () => boolean
}

/**
 * Each connection asks for the paths in turn, the next as soon as it has its answer. Who asks shares the machine with who
 * answers, so bodies are neither kept nor looked at: a client that is slower than the site would be what is measured.
 */
export async function ask(
  origin: string,
  paths: readonly string[],
  { connections, headers = {}, isOver }: Asking,
  told: (status: number, milliseconds: number) => void,
) {
  const asker = async () => {
    const client = new Client(origin)
    try {
      for (let turn = 0; !isOver(); turn++) {
        const began = performance.now()
        told(await statusOf(client, paths[turn % paths.length] ?? '/', headers), performance.now() - began)
      }
    } finally {
      await client.close()
    }
  }
  await Promise.all(Array.from({ length: connections }, asker))
}

const statusOf = (client: Client, path: string, headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    let status = 0
    client.dispatch(
      { path, method: 'GET', headers },
      {
        onRequestStart() {},
        onResponseStart: (_, found) => void (status = found),
        onResponseData() {},
        onResponseEnd: () => resolve(status),
        onResponseError: (_, error) => reject(error),
      },
    )
  })
