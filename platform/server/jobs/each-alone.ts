/** Works on each item by itself until the run is aborted. One that fails does not hold up the others; the run fails with it. */
export async function eachAlone<Item>(
  items: readonly Item[],
  signal: AbortSignal | undefined,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const errors: Error[] = []
  for (const item of items) {
    if (signal?.aborted) break
    await work(item).catch((error: Error) => errors.push(error))
  }
  const [first] = errors
  if (errors.length > 1)
    throw new AggregateError(errors, `${errors.length} of ${items.length} failed: ${first?.message}`)
  if (first) throw first
}
