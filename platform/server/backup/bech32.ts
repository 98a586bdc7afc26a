const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

function checksum(values: readonly number[]): number {
  let sum = 1
  for (const value of values) {
    const top = sum >> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    generators.forEach((generator, at) => {
      if ((top >> at) & 1) sum ^= generator
    })
  }
  return sum
}

const expanded = (prefix: string) => {
  const codes = Buffer.from(prefix)
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)]
}

function regroup(values: Iterable<number>, from: number, to: number): number[] {
  const groups: number[] = []
  let [held, bits] = [0, 0]
  for (const value of values) {
    held = ((held << from) | value) & 0xfff
    for (bits += from; bits >= to; bits -= to) groups.push((held >> (bits - to)) & ((1 << to) - 1))
  }
  if (from > to && bits > 0) groups.push((held << (to - bits)) & ((1 << to) - 1))
  return groups
}

/** Bytes as words that can be typed, with a sum that finds a wrong letter (BIP 173). */
export function toBech32(prefix: string, bytes: Uint8Array): string {
  const data = regroup(bytes, 8, 5)
  const sum = checksum([...expanded(prefix), ...data, 0, 0, 0, 0, 0, 0]) ^ 1
  const ending = Array.from({ length: 6 }, (_, at) => (sum >> (5 * (5 - at))) & 31)
  return `${prefix}1${[...data, ...ending].map((value) => alphabet[value]).join('')}`
}

/** Undefined where the text is not one with that prefix. */
export function fromBech32(prefix: string, text: string): Buffer | undefined {
  if (!text.startsWith(`${prefix}1`)) return undefined
  const data = Array.from(text.slice(prefix.length + 1), (letter) => alphabet.indexOf(letter))
  if (data.includes(-1) || checksum([...expanded(prefix), ...data]) !== 1) return undefined
  return Buffer.from(regroup(data.slice(0, -6), 5, 8))
}
