import { Socket } from 'node:net'

/** Sends in one piece what one turn of the process writes: each piece costs both sides a system call and a wake-up. */
export class TurnSocket extends Socket {
  #held = false

  #hold() {
    if (this.#held) return
    this.#held = true
    super.cork()
    process.nextTick(() => {
      this.#held = false
      super.uncork()
    })
  }

  override cork() {
    this.#hold()
    super.cork()
  }

  override write(...args: unknown[]) {
    this.#hold()
    return super.write(...(args as Parameters<Socket['write']>))
  }
}
