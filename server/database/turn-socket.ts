import { Socket } from 'node:net'

/** Sends in one piece what one turn of the process writes: each piece costs both sides a system call and a wake-up. */
export class TurnSocket extends Socket {
  #held = false

  override cork() {
    if (!this.#held) {
      this.#held = true
      super.cork()
      process.nextTick(() => {
        this.#held = false
        super.uncork()
      })
    }
    super.cork()
  }
}
