/** Something is wrong with a cell: a message key. */
export class Wrong extends Error {}

/** Yes or no as people type it, in either language. */
export function readFlag(cell: string): boolean {
  const yes = /^(?:yes|y|true|1|是)$/i.test(cell)
  if (!yes && !/^(?:no|n|false|0|否)$/i.test(cell)) throw new Wrong('adminTables.yesNo')
  return yes
}
