import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '#platform/server/config.ts'
import { fill, slotsOf } from './fill.ts'

interface Service {
  image: string
  command?: string[]
  environment: Record<string, string>
  networks: Record<string, { ipv4_address?: string }> | string[]
  volumes?: string[]
  ports?: string[]
  tmpfs: string | string[]
  read_only?: boolean
  restart?: string
  stop_grace_period?: string
}

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const example = parseEnv(read('deploy/values.example.env'))
const text = fill(read('deploy/compose.yml'), example)
const { services } = parse(text, { merge: true }) as { services: Record<string, Service> }
const service = (name: string): Service => services[name] ?? expect.fail(`no service ${name}`)
const ofTheSite = ['web1', 'web2', 'worker', 'migrate']
const addressOf = (name: string) => {
  const { networks } = service(name)
  return Array.isArray(networks) ? undefined : networks.front?.ipv4_address
}

const containerfile = read('deploy/Containerfile')
const steps = (word: string) =>
  [...containerfile.matchAll(new RegExp(`^${word} (.+)$`, 'gm'))].map(([, rest = '']) => rest)
const image = parseEnv(steps('ENV').join(' ').replaceAll(' ', '\n'))
const nginx = read('deploy/nginx/polyharbor.conf')

describe('containers', () => {
  test.each(ofTheSite)('%s understands what it is told', (name) => {
    const { environment, command } = service(name)
    const known = new Set([...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(([, key]) => key))
    expect(Object.keys(environment).filter((key) => !known.has(key))).toEqual([])
    const config = readConfig({ ...image, ...environment }, command ?? [])
    expect(config).toMatchObject({ host: '0.0.0.0', publicOrigin: example.PUBLIC_ORIGIN })
    expect(config.bucket?.bucket).toBe(example.S3_BUCKET)
    expect(config.trustProxy).toEqual([addressOf('nginx')])
  })

  test('run with a root that nobody writes to, and start again', () => {
    expect(Object.keys(services).filter((name) => service(name).read_only !== true)).toEqual([])
    expect(Object.keys(services).filter((name) => service(name).restart === undefined)).toEqual([])
  })

  test('nginx gets every value that its file leaves open, and no other', () => {
    const { environment, volumes = [] } = service('nginx')
    expect(new Set(Object.keys(environment))).toEqual(slotsOf(nginx))
    const mounted = volumes.map((volume) => volume.split(':')[1])
    expect(mounted).toEqual(expect.arrayContaining([environment.TLS_CERTIFICATE, environment.TLS_KEY]))
  })

  test('nginx asks both web processes where they listen, at the ports that are published', () => {
    const { environment, ports } = service('nginx')
    expect(environment).toMatchObject({
      SITE1: `${addressOf('web1')}:${image.PORT}`,
      SITE2: `${addressOf('web2')}:${image.PORT}`,
    })
    expect(ports?.map((port) => port.split(':')[1])).toEqual([environment.HTTP_PORT, environment.HTTPS_PORT])
  })

  test('a process that leaves answers for longer than nginx keeps a connection, and has time to end', () => {
    const kept = Number(/keepalive_timeout (\d+)s/.exec(nginx)?.[1])
    const drain = Number(service('web1').environment.DRAIN_SECONDS)
    expect(drain).toBeGreaterThan(kept)
    expect(Number.parseInt(service('web1').stop_grace_period ?? '', 10)).toBeGreaterThan(drain + 10)
  })

  test('the site signs in as the role that the database makes', () => {
    const url = new URL(service('web1').environment.DATABASE_URL ?? '')
    const sql = fill(read('deploy/patroni/site.sql'), example)
    expect(sql).toContain(`create role ${url.username} login password '${url.password}'`)
    expect(sql).toContain(`create database ${url.pathname.slice(1)} owner ${url.username}`)
    expect(services).toHaveProperty([url.hostname])
  })

  test('files that are mounted from here exist', () => {
    const own = [...text.matchAll(/^ +- \.\/([^:]+):/gm)].map(([, path = '']) => path)
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter((path) => !existsSync(join(import.meta.dirname, path)))).toEqual([])
  })
})

describe('the image', () => {
  const admitted = new Set([...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, path = '']) => path))

  test('is built from files that exist, and from every folder of the site', () => {
    expect([...admitted].filter((path) => !existsSync(join(root, path)))).toEqual([])
    const { imports } = JSON.parse(read('package.json')) as { imports: Record<string, string> }
    const folders = Object.keys(imports).map((name) => name.slice(1, -2))
    expect(folders.filter((folder) => !admitted.has(folder))).toEqual(['testing'])
    const copied = steps('COPY').filter((line) => !line.startsWith('--from'))
    const files = copied.flatMap((line) => line.split(' ').slice(0, -1)).filter((path) => path !== '.')
    expect(files.filter((path) => !admitted.has(path))).toEqual([])
  })

  test('listens and writes where it says, as a user without rights', () => {
    expect(steps('EXPOSE')).toEqual([image.PORT])
    expect(steps('VOLUME')).toEqual([image.DATA_DIR])
    expect([service('web1').tmpfs].flat()).toEqual([image.DATA_DIR])
    expect(steps('USER')).toEqual(['10001:10001'])
    expect(containerfile).toContain(`chown 10001:10001 ${image.DATA_DIR?.slice(1)}`)
  })
})
