import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const token = (name: string) => {
  const hex = new RegExp(`--${name}: #([0-9a-f]{3,6});`).exec(css)?.[1]
  if (!hex) throw new Error(`No colour --${name}`)
  return hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex
}

/** Relative luminance as WCAG 2 defines it. */
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(token(one)), luminance(token(other))].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['ground', 'ground-soft', 'ground-sunk', 'brand-tint']

test.each(['ink', 'ink-soft', 'ink-mute', 'brand', 'brand-deep'])('--%s is readable on every ground', (text) => {
  for (const ground of grounds) expect(contrast(text, ground), ground).toBeGreaterThanOrEqual(4.5)
})

test.each([
  ['ok', 'ok-tint'],
  ['warn', 'warn-tint'],
  ['bad', 'bad-tint'],
  ['ground', 'brand'],
  ['ground', 'enquiry'],
  ['ground', 'enquiry-deep'],
  ['ground', 'bad'],
  ['ground', 'bad-deep'],
  ['ground', 'ink'],
])('--%s is readable on --%s', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
})

test('edges of controls and the focus ring are seen', () => {
  for (const line of ['edge', 'brand-bright']) expect(contrast(line, 'ground'), line).toBeGreaterThanOrEqual(3)
})
