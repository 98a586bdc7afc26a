import { run } from './run.mjs'

const isRoot = process.getuid?.() === 0

/** Installs what is missing of these Debian packages; resolves to an explanation when that is not possible. */
export async function ensurePackages(names) {
  const known = await run('dpkg-query', ['-W', '-f=${Package} ${db:Status-Status}\\n', ...names], { quiet: true })
  const missing = names.filter((name) => !known.output.split('\n').includes(`${name} installed`))
  if (missing.length === 0) return undefined

  const byHand = `Please install: ${missing.join(' ')} (on Debian: apt-get install ${missing.join(' ')}).`
  if (known.code === 127 || !isRoot) return byHand

  console.log(`Installing Debian packages: ${missing.join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const patient = ['-o', 'DPkg::Lock::Timeout=300']
  const update = await run('apt-get', [...patient, 'update'], { quiet: true, env })
  const options = ['install', '--yes', '--no-install-recommends', ...missing]
  const install = await run('apt-get', [...patient, ...options], { quiet: true, env })
  return install.code === 0 ? undefined : `${update.output}${install.output}\n${byHand}`
}
