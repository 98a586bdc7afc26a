/**
 * Memory for texts on their way, used again and again. Memory outside of its heap that is asked for anew makes V8 collect all garbage,
 * long before the heap has grown.
 */
const free: Buffer[] = []
const [size, most] = [512 * 1024, 4]

const mostBytesPerUnit = 3

/** The texts one after the other as UTF-8. */
type Write = (texts: readonly string[]) => Buffer

/** What is written into it, texts of so many units in all, stays for as long as something is made of it. */
export async function withMemory<Made>(units: number, make: (write: Write) => Promise<Made>): Promise<Made> {
  const room = units * mostBytesPerUnit
  const memory = room > size ? Buffer.allocUnsafe(room) : (free.pop() ?? Buffer.allocUnsafeSlow(size))
  let end = 0
  const write: Write = (texts) => {
    const from = end
    for (const text of texts) end += memory.write(text, end)
    return memory.subarray(from, end)
  }
  try {
    return await make(write)
  } finally {
    if (memory.length === size && free.length < most) free.push(memory)
  }
}
