import { mix } from '../colour.ts'
import type { Random } from '../random.ts'
import { unit } from '../solids/vector.ts'
import type { Vec } from '../solids/vector.ts'
import { contactShadow, round, tintAt } from './grain.ts'
import type { Grain, Stuff } from './grain.ts'

type Cut = { radius: number; half: number }

/** A granule cut from a strand: a short cylinder lying any way, shaded around its axis. */
export function strandPellet(stuff: Stuff, random: Random, { radius, half }: Cut): Grain {
  const turn = random.between(0, Math.PI * 2)
  const towards = random.between(0.12, 0.94)
  const flat = Math.sqrt(1 - towards * towards)
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)]
  const [vx, vy] = [-uy, ux]
  const side = (offset: number): Vec => {
    const rest = Math.sqrt(Math.max(0, 1 - offset * offset))
    return unit([vx * offset - towards * ux * rest, vy * offset - towards * uy * rest, flat * rest])
  }
  const [cx, cy] = [half * flat * ux, half * flat * uy]
  const at = (sign: number, offset: number) =>
    `${round(sign * cx + vx * radius * offset)} ${round(sign * cy + vy * radius * offset)}`
  const arc = `A${round(radius * towards)} ${radius} ${round((turn * 180) / Math.PI)} 0 0 `
  const body = `M${at(1, 1)}${arc}${at(1, -1)}L${at(-1, -1)}${arc}${at(-1, 1)}Z`
  return (id, tone) => {
    const stops = [-1, -0.6, -0.2, 0.2, 0.6, 1].map(
      (offset) => `<stop offset="${round((offset + 1) / 2)}" stop-color="${tintAt(stuff, side(offset), tone)}"/>`,
    )
    const face = tintAt({ ...stuff, gloss: stuff.gloss * 0.3 }, [flat * ux, flat * uy, towards], tone)
    const rim = mix(face, '#ffffff', stuff.translucent ? 0.34 : 0.2)
    return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${round(-vx * radius)}" y1="${round(-vy * radius)}" x2="${round(vx * radius)}" y2="${round(vy * radius)}">${stops.join('')}</linearGradient>
${contactShadow(Math.max(radius, half))}<path d="${body}" fill="url(#${id})" stroke="url(#${id})" stroke-width="5" stroke-linejoin="round"/>
<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(radius * towards * 0.93)}" ry="${round(radius * 0.93)}" transform="rotate(${round((turn * 180) / Math.PI)} ${round(cx)} ${round(cy)})" fill="${face}" stroke="${rim}" stroke-width="1.6"/>`
  }
}

/** A granule cut under water: a smooth, slightly flattened bead. */
export function beadPellet(stuff: Stuff, random: Random, radius: number): Grain {
  const [rx, ry] = [radius * random.between(0.94, 1.06), radius * random.between(0.72, 0.98)]
  const turn = round(random.between(-35, 35))
  return (id, tone) => {
    const stops = [0, 0.3, 0.55, 0.8, 1].map((away) => {
      const normal = unit([-0.5 + away * 1.05, -0.68 + away * 1.3, Math.max(0.05, 0.72 - away * 0.5)])
      return `<stop offset="${away}" stop-color="${tintAt(stuff, normal, tone)}"/>`
    })
    const glow = stuff.translucent
      ? `<ellipse cx="${round(rx * 0.34)}" cy="${round(ry * 0.42)}" rx="${round(rx * 0.6)}" ry="${round(ry * 0.5)}" fill="url(#inner)"/>`
      : ''
    return `<radialGradient id="${id}" cx=".36" cy=".3" r=".78">${stops.join('')}</radialGradient>
${contactShadow(radius)}<g transform="rotate(${turn})"><ellipse rx="${round(rx)}" ry="${round(ry)}" fill="url(#${id})"/>${glow}
<ellipse cx="${round(-rx * 0.32)}" cy="${round(-ry * 0.42)}" rx="${round(rx * 0.22)}" ry="${round(ry * 0.13)}" fill="#ffffff" fill-opacity="${round(0.3 + stuff.gloss * 0.4)}"/></g>`
  }
}
