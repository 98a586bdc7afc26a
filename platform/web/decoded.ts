/** Text with its percent escapes read; malformed ones stay as they are. */
export function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
