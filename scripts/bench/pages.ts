import Fastify from 'fastify'
import { to } from '#platform/contract/to.ts'
import { load, table } from './load.ts'

/** Requests per second of the main kinds of answers, as shares of a bare handler in the same run. */
export async function benchPages(origin: string) {
  const bare = Fastify()
  bare.get('/', () => ({ code: 0, msg: '', data: null }))
  const bareOrigin = await bare.listen({ port: 0, host: '127.0.0.1' })
  const html = await (await fetch(`${origin}${to.news()}`)).text()
  const asset = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? ''
  const { data } = (await (await fetch(`${origin}/api/common/news/list?limit=1`)).json()) as {
    data: { list: { id: number }[] }
  }
  const targets: [string, string][] = [
    ['bare Fastify handler', bareOrigin],
    ['API list (10 news)', `${origin}/api/common/news/list`],
    ['API detail', `${origin}/api/common/news/detail/${data.list[0]?.id}`],
    ['page /news, signed out', `${origin}${to.news()}`],
    ['page /, signed out', `${origin}/`],
    ['static file', origin + asset],
  ]
  const rows = []
  let base = 0
  for (const [name, url] of targets) {
    const { perSecond, p50, p97 } = await load(url)
    base ||= perSecond
    rows.push({ name, 'per second': perSecond, ratio: (perSecond / base).toFixed(3), 'p50 ms': p50, 'p97.5 ms': p97 })
  }
  await bare.close()
  table('Answers, 10 connections', rows)
}
