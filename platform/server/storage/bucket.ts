import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { BucketConfig } from '../config.ts'
import type { Storage } from './storage.ts'

const timeoutMs = 20_000

/** A bucket of any store that speaks the S3 protocol. Objects stay private: every reader goes through the site. */
export function bucketStorage(
  { endpoint, bucket, region, accessKeyId, secretAccessKey, prefix }: BucketConfig,
  listedAtOnce = 1000,
): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })

  // The bucket in the path, not in the host: every store understands that.
  const ask = (method: 'GET' | 'PUT' | 'DELETE', key: string, init: RequestInit = {}) =>
    askAt(`${endpoint}/${bucket}/${prefix}${key}`, method, init)
  const askAt = async (url: string, method: 'GET' | 'PUT' | 'DELETE', init: RequestInit = {}) => {
    // Only until the answer begins: a reader of a large file may take longer.
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(new Error('The file store did not answer in time.')), timeoutMs)
    const response = await client
      .fetch(url, { ...init, method, signal: late.signal })
      .finally(() => clearTimeout(timer))
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response
    const reason = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] ?? 'no reason given'
    throw new Error(`The file store refused ${method} with ${response.status}: ${reason}.`)
  }

  return {
    async put(key, bytes, type) {
      const digest = createHash('sha256').update(bytes).digest('hex')
      const response = await ask('PUT', key, {
        body: new Uint8Array(bytes),
        headers: { 'content-type': type, 'x-amz-content-sha256': digest },
      })
      await response.body?.cancel()
    },
    async open(key) {
      const { status, headers, body } = await ask('GET', key)
      if (status !== 404 && body)
        return { stream: Readable.fromWeb(body as ReadableStream), size: Number(headers.get('content-length')) }
      await body?.cancel()
      return undefined
    },
    async remove(key) {
      await (await ask('DELETE', key)).body?.cancel()
    },
    async *keys() {
      for (let after = ''; ;) {
        // The first version of listing: every store knows it, and a key is all that leads to the next page.
        const page = { 'max-keys': String(listedAtOnce), marker: after && `${prefix}${after}` }
        const asked = new URLSearchParams({ prefix, ...page })
        const answer = await (await askAt(`${endpoint}/${bucket}?${asked}`, 'GET')).text()
        const found = [...answer.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key.slice(prefix.length))
        yield* found
        after = found.at(-1) ?? ''
        if (!/<IsTruncated>true</.test(answer) || after === '') return
      }
    },
  }
}
