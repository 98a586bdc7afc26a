const first = [2, 3, 5, 7, 11, 13, 17, 19]
const primes = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0),
)
/** The first bits behind the point, as the standard takes its constants from roots of primes. */
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0
const start = Int32Array.from(first, (prime) => fraction(Math.sqrt(prime)))
const constants = Int32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)))

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))
const words = new Int32Array(64)

/**
 * SHA-256 of one block that is padded already, as eight words. Browsers have it too, but not over plain http from another
 * computer, and each call of theirs is a promise: a million of them would take longer than this.
 */
export function hashBlock(block: Int32Array): Int32Array {
  words.set(block)
  for (let n = 16; n < 64; n++) {
    const [early, late] = [words[n - 15] as number, words[n - 2] as number]
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const other = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    words[n] = (words[n - 16] as number) + one + (words[n - 7] as number) + other
  }
  let [a, b, c, d, e, f, g, h] = start as unknown as [number, number, number, number, number, number, number, number]
  for (let n = 0; n < 64; n++) {
    const big = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const mixed = (h + big + ((e & f) ^ (~e & g)) + (constants[n] as number) + (words[n] as number)) | 0
    const other = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    h = g
    g = f
    f = e
    e = (d + mixed) | 0
    d = c
    c = b
    b = a
    a = (mixed + other) | 0
  }
  return Int32Array.of(a, b, c, d, e, f, g, h).map((word, n) => word + (start[n] as number))
}
