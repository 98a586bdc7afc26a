import { readdirSync, readFileSync } from 'node:fs'

/** Seconds of CPU that a process and its children, running or ended, have used; NaN where the system does not tell. */
export function cpuOf(pid: number): number {
  try {
    const own = fieldsOf(pid)
    const running = readdirSync('/proc').flatMap((name) => {
      const fields = /^\d+$/.test(name) ? fieldsIfThere(Number(name)) : undefined
      return fields?.[parentAt] === String(pid) ? [used(fields)] : []
    })
    return running.reduce((all, each) => all + each, used(own) + waited(own)) / ticksPerSecond
  } catch {
    return Number.NaN
  }
}

// Places after the name in brackets, which may hold spaces: see proc(5).
const parentAt = 1
const ticksPerSecond = 100
const used = (fields: string[]) => Number(fields[11]) + Number(fields[12])
const waited = (fields: string[]) => Number(fields[13]) + Number(fields[14])

const fieldsOf = (pid: number) => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}
function fieldsIfThere(pid: number) {
  try {
    return fieldsOf(pid)
  } catch {
    return undefined
  }
}
