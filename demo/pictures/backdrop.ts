import { mix } from './colour.ts'
import { palette } from './palette.ts'

export type Mood = 'paper' | 'mist' | 'sand' | 'night'
type Ground = { top: string; bottom: string; glow: string; line: string; grid: string; shadow: string }

export const grounds: Record<Mood, Ground> = {
  paper: {
    top: '#f7fafb',
    bottom: '#dfeaee',
    glow: '#ffffff',
    line: palette.harbour,
    grid: palette.mist,
    shadow: palette.ink,
  },
  mist: {
    top: '#cfe2e7',
    bottom: '#9fc3cc',
    glow: '#eef7f9',
    line: palette.harbour,
    grid: '#ffffff',
    shadow: palette.ink,
  },
  sand: {
    top: '#fbf3e6',
    bottom: '#ecd9bb',
    glow: '#ffffff',
    line: palette.harbour,
    grid: '#d9bf95',
    shadow: '#4a3413',
  },
  night: { top: '#0f4a62', bottom: '#08303f', glow: '#2b7f95', line: '#062532', grid: '#2f7388', shadow: '#02161f' },
}

/** A studio ground: soft glow behind the subject and a fine drafting grid that fades out. */
export function paintBackdrop(mood: Mood, width: number, height: number, focusX = 0.5) {
  const { top, bottom, glow, grid } = grounds[mood]
  const step = 64
  const rules = [
    ...Array.from({ length: Math.floor(width / step) }, (_, index) => `M${(index + 0.5) * step} 0V${height}`),
    ...Array.from({ length: Math.floor(height / step) }, (_, index) => `M0 ${(index + 0.5) * step}H${width}`),
  ]
  return `<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>
<radialGradient id="glow" cx="${focusX}" cy=".46" r=".58"><stop offset="0" stop-color="${glow}" stop-opacity=".9"/><stop offset="1" stop-color="${mix(glow, bottom, 0.5)}" stop-opacity="0"/></radialGradient>
</defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
<path d="${rules.join('')}" stroke="${grid}" stroke-opacity=".28" stroke-width="1"/>
<rect width="${width}" height="${height}" fill="url(#glow)"/>`
}

export const svgOf = (width: number, height: number, ...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('\n')}</svg>`
