import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true })

/** Cheaper than `fetch`: whoever measures takes as little of the machine as possible. */
export const postJson = (url: string, headers: Record<string, string>, content: object): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify(content)
    const length = String(Buffer.byteLength(body))
    request(
      url,
      { agent, method: 'POST', headers: { ...headers, 'content-type': 'application/json', 'content-length': length } },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => (text += part))
        answer.on('end', () => resolve(JSON.parse(text)))
      },
    )
      .on('error', reject)
      .end(body)
  })
