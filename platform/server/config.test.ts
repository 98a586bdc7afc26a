import { describe, expect, test } from 'vitest'
import { ConfigProblem, readConfig } from './config.ts'

const problem = (environment: NodeJS.ProcessEnv, args: string[] = []) => {
  try {
    readConfig(environment, args)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigProblem)
    return (error as Error).message
  }
  return undefined
}

describe('the configuration', () => {
  test('of an empty environment is a site for this machine, of which nobody is trusted', () => {
    expect(readConfig({}, [])).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      apiBase: '/api',
      databaseUrl: undefined,
      sites: undefined,
      publicOrigin: 'http://localhost:3000',
      trustProxy: [],
      metricsPort: undefined,
      demo: false,
      roles: { web: true, worker: true },
    })
  })

  test('takes an empty variable for one that is not set', () => expect(readConfig({ PORT: '' }, []).port).toBe(3000))

  test('runs one role when asked to', () => {
    expect(readConfig({}, ['--only=web']).roles).toEqual({ web: true, worker: false })
    expect(readConfig({}, ['--only=worker']).roles).toEqual({ web: false, worker: true })
    expect(problem({}, ['--only=cook'])).toMatch('web or worker')
  })

  test('trusts the proxies that are named', () =>
    expect(readConfig({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16,' }, []).trustProxy).toEqual(['10.0.0.1', '10.1.0.0/16']))

  test('knows two sites, or none', () => {
    const both = { SITE_ORIGIN_ZH: 'https://cn.example/x', SITE_ORIGIN_EN: 'https://en.example' }
    expect(readConfig(both, []).sites).toEqual({ 'zh-CN': 'https://cn.example', 'en-US': 'https://en.example' })
    expect(problem({ SITE_ORIGIN_ZH: 'https://cn.example' })).toMatch('together')
  })

  test.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_POOL', '1'],
    ['API_BASE', 'api'],
    ['API_BASE', '/'],
    ['API_BASE', '/api/'],
    ['PUBLIC_ORIGIN', 'site.example'],
    ['LOG_LEVEL', 'loud'],
    ['PREPARED_STATEMENTS', 'yes'],
  ])('names %s when it is %j', (name, value) => expect(problem({ [name]: value })).toContain(`  ${name}: `))

  test('never repeats what a variable was set to', () => {
    const secret = 'hunter2'
    for (const name of ['DATABASE_URL', 'S3_ENDPOINT', 'SMTP_URL', 'PUBLIC_ORIGIN', 'LOG_LEVEL', 'METRICS_PORT'])
      expect([name, problem({ [name]: secret })]).toEqual([name, expect.not.stringContaining(secret)])
  })

  test('makes an operator of an address only', () => {
    expect(readConfig({}, ['--make-operator', 'me@firm.example']).makeOperator).toBe('me@firm.example')
    expect(() => readConfig({}, ['--make-operator', 'me'])).toThrow('e-mail address')
  })

  test('never repeats a wrong value, which may be a secret', () =>
    expect(problem({ DATABASE_URL: 'mysql://user:secret@x' })).not.toContain('secret'))
})
