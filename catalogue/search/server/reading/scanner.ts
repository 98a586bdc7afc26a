/** A place in a text that moves on with what it takes. */
export class Scanner {
  at = 0
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** What stands here, if it fits. The pattern has to be sticky. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)
    if (!found) return undefined
    this.at = pattern.lastIndex
    return found
  }

  /** All of it or nothing: goes back where it came from when nothing was read. */
  attempt<Read>(read: () => Read | undefined): Read | undefined {
    const start = this.at
    const result = read()
    if (result === undefined) this.at = start
    return result
  }

  /** Whether a word may begin here: not in the middle of a code such as PA66. */
  get startsWord(): boolean {
    return this.at === 0 || !/[a-z0-9.]/.test(this.text[this.at - 1] ?? '')
  }
}
