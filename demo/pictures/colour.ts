type Channels = [number, number, number]

export function channelsOf(hex: string): Channels {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex
  if (!/^#[0-9a-f]{6}$/i.test(full)) throw new Error(`Not a hex colour: ${hex}`)
  const value = Number.parseInt(full.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

export const hexOf = (channels: readonly number[]) =>
  `#${channels
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

export function mix(from: string, to: string, share: number) {
  const a = channelsOf(from)
  const b = channelsOf(to)
  return hexOf(a.map((channel, index) => channel + ((b[index] ?? channel) - channel) * share))
}

/** WCAG relative luminance, 0 black to 1 white. */
export function luminance(hex: string) {
  const [r, g, b] = channelsOf(hex).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Channels
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Shadows lean to blue as under a skylight; light is -1 (deep shadow) to 1 (full light). */
export function shade(hex: string, light: number) {
  if (light >= 0) return mix(hex, '#ffffff', Math.min(1, light) * 0.62)
  const [r, g, b] = channelsOf(hex)
  return mix(hex, hexOf([r * 0.24, g * 0.28 + 3, b * 0.34 + 9]), Math.min(1, -light))
}
