import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fill } from '../fill.ts'
import { postgresUser } from './program.ts'
import { nodes, valuesOf } from './values.ts'

const deploy = join(import.meta.dirname, '..')

/** Files for each machine of the database, and those that there are once. */
const ofNode = ['etcd/etcd.conf.yml', 'patroni/patroni.yml', 'pgbackrest/pgbackrest.conf']
const once = [
  'patroni/site.sql',
  'haproxy/haproxy.cfg',
  'pgbouncer/pgbouncer.ini',
  'pgbouncer/userlist.txt',
  'nginx/polyharbor.conf',
  'systemd/polyharbor.env',
]

const fileName = (path: string) => path.split('/').at(-1) ?? path

/** Debian's own nginx.conf names folders of root's. */
const nginxAround = (folder: string) => `
daemon off;
error_log stderr;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/nginx;`).join('\n  ')}
  include ${folder}/etc/polyharbor.conf;
}
`

/** Makes the folders and writes the files of deploy/ with the values of the laboratory. */
export function configure(folder: string) {
  const { uid, gid } = postgresUser()
  const own = (path: string, mode = 0o755) => {
    mkdirSync(join(folder, path), { recursive: true, mode })
    chownSync(join(folder, path), uid, gid)
  }
  chownSync(folder, uid, gid)
  for (const path of ['etc', 'logs', 'nginx', 'storage', 'backups', 'postgres', 'etcd', 'pgbackrest']) own(path)
  for (const node of nodes) for (const path of ['postgres', 'etcd', 'pgbackrest']) own(join(path, node), 0o700)
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, 'etc', name), text, { mode: 0o600 })
    chownSync(join(folder, 'etc', name), uid, gid)
  }
  const template = (path: string) => readFileSync(join(deploy, path), 'utf8')
  for (const node of nodes)
    for (const path of ofNode) write(`${node}-${fileName(path)}`, fill(template(path), valuesOf(folder, node)))
  for (const path of once) write(fileName(path), fill(template(path), valuesOf(folder, 'db1')))
  write('nginx.conf', nginxAround(folder))
  certify(folder)
}

/** A certificate for an hour of tests, which this process believes. */
function certify(folder: string) {
  const { uid, gid } = postgresUser()
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(folder, 'etc', name))
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2']
  const files = ['-keyout', key ?? '', '-out', certificate ?? '']
  execFileSync('openssl', ['req', '-x509', ...curve, ...names, ...files], { stdio: 'ignore' })
  for (const file of [key, certificate]) chownSync(file ?? '', uid, gid)
}
