// Out of reach; shutting down, starting; cancelled for its time; no connection, memory, disk or log space left; read-only;
// a lock or an order of locks that another try will not meet.
const outages =
  /^(E(CONNREFUSED|CONNRESET|CONNABORTED|TIMEDOUT|HOSTUNREACH|HOSTDOWN|NETUNREACH|NETDOWN|NOTFOUND|AI_AGAIN|PIPE|MFILE|NFILE|ADDRNOTAVAIL)|57P0\w|57014|08\w{3}|53\w{3}|58\w{3}|25006|25P03|40001|40P01|55P03)$/
const said =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client (was closed|has encountered a connection error) )/

/** The database cannot do it now and may do it later. Nothing is wrong with what was asked. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, message, syscall } = error as { code?: string; message: string; syscall?: string }
  // A socket that is not there, or at which too many wait, has codes that mean other things of files.
  return syscall === 'connect' || outages.test(code ?? '') || said.test(message)
}

/** It answers, but takes nothing in: a replica, a full disk. */
const cannotWrite = (error: unknown): boolean =>
  error instanceof Error && /^(25006|53\w{3}|58\w{3})$/.test((error as { code?: string }).code ?? '')

/** A write beside what only reads: a database that takes nothing in must not keep anybody from reading. */
export async function ifWritable(write: Promise<unknown>): Promise<void> {
  await write.catch((error: unknown) => {
    if (!cannotWrite(error)) throw error
  })
}
