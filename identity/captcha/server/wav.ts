/** Bytes before the samples of a WAV file that holds nothing else. */
const headerBytes = 44

/** Samples of one byte, 8,000 a second, which every browser plays. */
export const samplesPerSecond = 8_000

export const samplesOf = (wav: Uint8Array) => wav.subarray(headerBytes)

export function wavOf(samples: Uint8Array): Uint8Array<ArrayBuffer> {
  const wav = Buffer.alloc(headerBytes + samples.length)
  wav.write('RIFF')
  wav.writeUInt32LE(wav.length - 8, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  // Plain samples, one channel.
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(samplesPerSecond, 24)
  wav.writeUInt32LE(samplesPerSecond, 28)
  wav.writeUInt16LE(1, 32)
  wav.writeUInt16LE(8, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(samples.length, 40)
  wav.set(samples, headerBytes)
  return new Uint8Array(wav)
}
