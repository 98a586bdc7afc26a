/**
 * Memory for texts on their way, used again and again. Memory outside of its heap that is asked for anew makes V8 collect all garbage,
 * long before the heap has grown.
 */
const free: Buffer[] = []
const [size, most] = [1024 * 1024, 4]

const mostBytesPerUnit = 3

/** The texts one after the other as UTF-8. */
type Write = (texts: readonly string[]) => Buffer

/** What is written into it stays for as long as something is made of it. What finds no room there has memory of its own. */
export async function withMemory<Made>(make: (write: Write) => Promise<Made>): Promise<Made> {
  const memory = free.pop() ?? Buffer.allocUnsafeSlow(size)
  let end = 0
  const write: Write = (texts) => {
    const room = texts.reduce((all, { length }) => all + length * mostBytesPerUnit, 0)
    if (room > size - end) return Buffer.from(texts.join(''))
    const from = end
    for (const text of texts) end += memory.write(text, end)
    return memory.subarray(from, end)
  }
  const made = await make(write)
  // Where that failed, something may still be reading it.
  if (free.length < most) free.push(memory)
  return made
}
