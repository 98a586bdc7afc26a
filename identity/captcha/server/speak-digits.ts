import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import type { Locale } from '#platform/texts/messages.ts'
import { seeded } from './seeded.ts'
import { samplesOf, samplesPerSecond, wavOf } from './wav.ts'
import english from './voices/digits.en-US.wav.gz?path'
import chinese from './voices/digits.zh-CN.wav.gz?path'

/** Zero to nine, one after the other, each in a place of the same length (decision 123). */
const recorded: Record<Locale, string> = { 'en-US': english, 'zh-CN': chinese }
const voiceOf = async (locale: Locale) => samplesOf(gunzipSync(await readFile(recorded[locale])))

const silence = 128

/** The digits twice with a pause between them, each faster or slower, over a murmur: clear to people, uneven for programs. */
export async function speakDigits(digits: string, locale: Locale, seed: number): Promise<Uint8Array<ArrayBuffer>> {
  const voice = await voiceOf(locale)
  const place = voice.length / 10
  const { next, between } = seeded(seed)
  const pause = (seconds: number) => Array.from({ length: Math.round(seconds * samplesPerSecond) }, () => silence)
  const once = () =>
    [...digits].flatMap((digit) => {
      const [start, speed, loud] = [Number(digit) * place, between(0.9, 1.1), between(0.75, 1)]
      const said = Array.from({ length: Math.floor(place / speed) }, (_, n) => {
        const sample = voice[start + Math.floor(n * speed)] ?? silence
        return silence + (sample - silence) * loud
      })
      return [...said, ...pause(between(0.15, 0.45))]
    })
  const samples = [...pause(0.3), ...once(), ...pause(1), ...once()]
  return wavOf(Uint8Array.from(samples, (sample) => Math.max(0, Math.min(255, sample + (next() - 0.5) * 14))))
}
