/** A list in one cell: its parts stand between semicolons or lines. */
export const partsOf = (cell: string) =>
  cell
    .split(/[;；\n]/)
    .map((part) => part.trim())
    .filter(Boolean)

export const joined = (parts: readonly unknown[]) => parts.join('; ')
