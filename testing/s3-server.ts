import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll } from 'vitest'
import type { BucketConfig } from '#platform/server/config.ts'

const key = 'S3RVER'

/** A store that speaks the S3 protocol and checks signatures, with one empty bucket. */
export async function s3Server() {
  const directory = mkdtempSync(join(tmpdir(), 'polyharbor-s3-'))
  const bucket = 'polyharbor'
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await server.run()
  let open = true
  const close = async () => {
    if (open) await server.close()
    open = false
  }
  afterAll(async () => {
    await close()
    rmSync(directory, { recursive: true })
  })
  const endpoint = `http://127.0.0.1:${port}`
  const config: BucketConfig = {
    endpoint,
    bucket,
    region: 'us-east-1',
    accessKeyId: key,
    secretAccessKey: key,
    prefix: 'shop/',
  }
  return { config, directory, close }
}
