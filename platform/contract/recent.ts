/**
 * What was used of late, up to a size. Finding something again writes nothing: a map whose entries are moved at every look is copied
 * again and again, and holds on to the new key of each.
 */
export class Recent<Value extends object> {
  readonly #most: number
  readonly #sizeOf: (value: Value) => number
  #now = new Map<string, Value>()
  #before = new Map<string, Value>()
  #size = 0

  constructor(most: number, sizeOf: (value: Value) => number = () => 1) {
    this.#most = most
    this.#sizeOf = sizeOf
  }

  get(key: string): Value | undefined {
    const found = this.#now.get(key)
    if (found) return found
    const earlier = this.#before.get(key)
    if (!earlier) return undefined
    this.#before.delete(key)
    return this.keep(key, earlier)
  }

  keep(key: string, value: Value): Value {
    this.#now.set(key, value)
    this.#size += this.#sizeOf(value)
    // Each half is as much as was used since the other; what was not used in either is gone.
    if (this.#size > this.#most / 2) {
      this.#before = this.#now
      this.#now = new Map()
      this.#size = 0
    }
    return value
  }
}
