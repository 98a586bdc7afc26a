import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { readConfig, type Config } from '#platform/server/config.ts'

/** What a plain start is called by. */
export const testOrigin = 'http://localhost:3000'

/** The configuration of a plain start, silent, with a data folder of its own. */
export function testConfig(overrides: Partial<Config> = {}): Config {
  const dataDir = mkdtempSync(join(tmpdir(), 'polyharbor-test-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  return {
    ...readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, PAGE_CACHE_MB: '0', CAPTCHA_WORK: '200' }, []),
    ...overrides,
  }
}
