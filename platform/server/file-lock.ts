/**
 * The lock of the operating system on a file that SQLite keeps open: it ends with the process however that ends, and no
 * other program can be taken for its holder (decision 110). Answers what gives it back; undefined while another has it.
 */
export async function takeLock(file: string): Promise<(() => void) | undefined> {
  // Only an embedded database needs it, and with it a runtime that has it.
  const { DatabaseSync } = await import('node:sqlite')
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock.close()
    if (!/locked/.test(String(error))) throw error
    return undefined
  }
  return () => lock.close()
}
