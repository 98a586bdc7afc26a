/** A pause that a call ends early; a call that came before it counts too. */
export function pause() {
  let called = false
  let end: (() => void) | undefined
  return {
    end() {
      called = true
      end?.()
    },
    async rest(milliseconds: number) {
      if (!called)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          end = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      called = false
      end = undefined
    },
  }
}
