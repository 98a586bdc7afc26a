import type { Chart } from './charts.ts'
import { palette } from '../palette.ts'
import type { Mood } from '../backdrop.ts'
import { pairs } from '../solids/solid.ts'
import { round } from './axes.ts'

type Place = readonly [longitude: number, latitude: number]

// Coarse outlines: enough for a dotted map on which a reader recognises the coasts.
const lands = [
  [
    -168, 66, -140, 70, -95, 72, -80, 68, -62, 58, -56, 50, -66, 44, -76, 35, -81, 26, -90, 30, -97, 26, -95, 17, -83,
    10, -79, 8, -92, 14, -106, 22, -117, 32, -124, 42, -131, 54, -152, 59,
  ],
  [-52, 82, -22, 76, -24, 69, -44, 60, -54, 68],
  [
    -79, 8, -62, 10, -50, 1, -35, -6, -39, -18, -48, -27, -58, -37, -66, -46, -70, -54, -75, -48, -71, -30, -71, -18,
    -81, -5,
  ],
  [
    -16, 28, -6, 36, 10, 37, 20, 31, 33, 31, 43, 12, 51, 11, 40, -4, 40, -15, 33, -26, 27, -34, 19, -34, 12, -18, 9, 2,
    -8, 5, -17, 14,
  ],
  [
    -9, 37, -9, 43, -1, 44, -4, 48, 4, 52, 9, 57, 5, 60, 14, 67, 26, 71, 42, 67, 60, 69, 80, 73, 105, 77, 140, 73, 170,
    69, 178, 65, 162, 58, 156, 52, 142, 58, 135, 46, 127, 39, 121, 39, 122, 31, 116, 23, 108, 20, 106, 10, 100, 13, 103,
    2, 98, 9, 94, 17, 88, 22, 80, 14, 77, 8, 72, 20, 66, 25, 57, 26, 59, 22, 52, 16, 44, 13, 36, 30, 36, 36, 27, 37, 23,
    37, 16, 41, 13, 45, 3, 43,
  ],
  [-6, 50, 1, 51, -2, 57, -6, 58],
  [130, 32, 136, 34, 141, 37, 145, 44, 140, 42, 133, 35],
  [96, 5, 104, -5, 114, -8, 106, -7, 100, -1],
  [109, 1, 117, 6, 119, 1, 114, -4],
  [114, -22, 123, -16, 132, -11, 142, -11, 147, -20, 153, -27, 150, -37, 140, -38, 130, -32, 116, -35],
  [167, -46, 173, -40, 178, -38, 174, -42],
].map(pairs)

const harbours = pairs([4, 52, 55, 25, 73, 19, 107, 10, 139, 35, -118, 34, -80, 26, -46, -24, 31, -30, 29, 41, -97, 20])
const home: Place = [122, 30]

const project = ([longitude, latitude]: Place) =>
  [90 + ((longitude + 170) / 350) * 1420, 100 + ((78 - latitude) / 136) * 720] as const

function covers(outline: readonly Place[], [px, py]: Place) {
  let inside = false
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay]
    if (ay > py !== by > py && px < ((bx - ax) * (py - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

export const tradeMap = (mood: Mood): Chart => ({
  mood,
  paint: (random) => {
    const dots: string[] = []
    for (let latitude = 76; latitude > -56; latitude -= 2.9)
      for (let longitude = -168; longitude < 180; longitude += 3.2)
        if (lands.some((land) => covers(land, [longitude, latitude]))) {
          const [x, y] = project([longitude, latitude])
          dots.push(`M${round(x)} ${round(y)}h.01`)
        }
    const [hx, hy] = project(home)
    const chosen = harbours.toSorted(() => random.next() - 0.5).slice(0, 7)
    const routes = chosen.map((place) => {
      const [x, y] = project(place)
      const lift = Math.hypot(x - hx, y - hy) * 0.32
      return `<path d="M${round(hx)} ${round(hy)}Q${round((x + hx) / 2)} ${round((y + hy) / 2 - lift)} ${round(x)} ${round(y)}" fill="none" stroke="${palette.amber}" stroke-width="4" stroke-dasharray="1 10" stroke-linecap="round"/>
<circle cx="${round(x)}" cy="${round(y)}" r="8" fill="${mood === 'night' ? palette.harbour : '#ffffff'}" stroke="${palette.amber}" stroke-width="4"/>`
    })
    return `<path d="${dots.join('')}" stroke="${mood === 'night' ? '#4d93a6' : palette.lagoon}" stroke-width="11" stroke-linecap="round"/>
${routes.join('\n')}
<circle cx="${round(hx)}" cy="${round(hy)}" r="26" fill="${palette.amber}" fill-opacity=".25"/><circle cx="${round(hx)}" cy="${round(hy)}" r="12" fill="${palette.amber}"/>`
  },
})
