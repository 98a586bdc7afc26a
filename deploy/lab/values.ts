import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import type { Values } from '../fill.ts'

export const nodes = ['db1', 'db2', 'db3'] as const
export type Node = (typeof nodes)[number]

/** Machines differ by their address and share their ports, as real ones do. */
const addresses: Record<Node, string> = { db1: '127.0.0.11', db2: '127.0.0.12', db3: '127.0.0.13' }

/** The first of a hundred ports that the laboratory may use. */
const base = Number(process.env.LAB_PORT ?? 4400)

export const ports = {
  etcd: base + 1,
  etcdPeer: base + 2,
  patroni: base + 8,
  postgres: base + 32,
  restored: base + 33,
  https: base + 43,
  write: base + 50,
  read: base + 51,
  pool: base + 52,
  site: base + 53,
  web: [base + 61, base + 62],
  worker: [base + 63, base + 64],
  http: base + 80,
  storage: base + 90,
}

export const publicOrigin = `https://localhost:${ports.https}`
export const storageOrigin = `http://127.0.0.1:${ports.storage}`
export const patroniOf = (node: Node) => `http://${addresses[node]}:${ports.patroni}`
export const dataOf = (folder: string, node: Node) => join(folder, 'postgres', node, 'data')

export const postgresBin = () =>
  globSync('/usr/lib/postgresql/*/bin')
    .filter((bin) => existsSync(join(bin, 'initdb')))
    .toSorted((one, other) => Number(one.split('/')[4]) - Number(other.split('/')[4]))
    .at(-1) ?? ''

const secret = 'laboratory'
const [web1, web2] = ports.web

/** What the files of deploy/ leave open, for one of the machines. */
export const valuesOf = (folder: string, node: Node): Values => ({
  NODE_NAME: node,
  NODE: addresses[node],
  DB1: addresses.db1,
  DB2: addresses.db2,
  DB3: addresses.db3,
  NETWORK: '127.0.0.0/8',
  POSTGRES_PORT: String(ports.postgres),
  PATRONI_PORT: String(ports.patroni),
  ETCD_PORT: String(ports.etcd),
  ETCD_PEER_PORT: String(ports.etcdPeer),
  ETCD_DIR: join(folder, 'etcd', node),
  POSTGRES_BIN: postgresBin(),
  POSTGRES_DIR: join(folder, 'postgres', node),
  POSTGRES_SOCKETS: join(folder, 'postgres', node),
  PGBACKREST_CONFIG: join(folder, 'etc', `${node}-pgbackrest.conf`),
  PGBACKREST_DIR: join(folder, 'pgbackrest', node),
  BACKUP_DIR: join(folder, 'backups'),
  PGBOUNCER_DIR: join(folder, 'etc'),
  SUPERUSER_PASSWORD: secret,
  REPLICATION_PASSWORD: secret,
  REWIND_PASSWORD: secret,
  PATRONI_PASSWORD: secret,
  BACKUP_PASSWORD: secret,
  SITE_PASSWORD: secret,
  WRITE_PORT: String(ports.write),
  READ_PORT: String(ports.read),
  POOL_PORT: String(ports.pool),
  PUBLIC_NAME: 'localhost',
  SITE_PORT: String(ports.site),
  SITE1: `127.0.0.1:${ports.site}`,
  SITE2: `127.0.0.1:${ports.site}`,
  HTTP_PORT: `127.0.0.1:${ports.http}`,
  HTTPS_PORT: `127.0.0.1:${ports.https}`,
  TLS_CERTIFICATE: join(folder, 'etc', 'certificate.pem'),
  TLS_KEY: join(folder, 'etc', 'key.pem'),
  WEB1: `127.0.0.1:${web1}`,
  WEB2: `127.0.0.1:${web2}`,
  PUBLIC_ORIGIN: publicOrigin,
  HOST: '127.0.0.1',
  BALANCERS: '127.0.0.1',
  // By it whoever tidies up knows the processes of the laboratory.
  DATA_DIR: folder,
  S3_ENDPOINT: storageOrigin,
  S3_BUCKET: 'polyharbor',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
})

export const superuserUrl = `postgres://postgres:${secret}@127.0.0.1:${ports.write}/postgres`
export const basicAuth = `Basic ${btoa(`patroni:${secret}`)}`
