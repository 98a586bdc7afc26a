import { svgOf } from '../backdrop.ts'
import { shade } from '../colour.ts'
import { randomFrom } from '../random.ts'
import type { Random } from '../random.ts'
import { crumb, flake } from './fragment.ts'
import { grainPaints } from './grain.ts'
import type { Grain, Stuff } from './grain.ts'
import { castShadow, paintDish, paintPaper, size } from './ground.ts'
import { beadPellet, strandPellet } from './pellet.ts'
import { paintGrains, pileSpots } from './pile.ts'
import { paintPowder } from './powder.ts'

export type MaterialForm = 'pellet' | 'flake' | 'regrind' | 'powder' | 'masterbatch'
export type MaterialView = 'heap' | 'dish' | 'close'
export type Material = { form: MaterialForm; colour: string; seed: number; translucent?: boolean; view?: MaterialView }

function grainsOf(form: MaterialForm, stuff: Stuff, random: Random): Grain[] {
  const beads = form === 'pellet' && random.chance(0.45)
  return Array.from({ length: 10 }, () => {
    if (form === 'flake') return flake(stuff, random)
    if (form === 'regrind') return crumb(stuff, random)
    if (form === 'masterbatch') return strandPellet(stuff, random, { radius: 31, half: random.between(34, 46) })
    return beads
      ? beadPellet(stuff, random, 46)
      : strandPellet(stuff, random, { radius: 36, half: random.between(27, 36) })
  })
}

const grainSize = { pellet: 31, flake: 34, regrind: 33, powder: 0, masterbatch: 27 } as const

export function drawMaterial({ form, colour, seed, translucent = false, view }: Material) {
  const random = randomFrom(seed)
  const chosen = view ?? random.pick(['heap', 'heap', 'dish'] as const)
  const paper = paintPaper(colour, random.next())
  if (form === 'powder') return drawPowder(colour, chosen, paper, random)

  const gloss = form === 'masterbatch' ? 1 : form === 'regrind' ? 0.35 : 0.7
  const grains = grainsOf(form, { colour, translucent, gloss }, random)
  const piece = grainSize[form]
  const defs = `<defs>${grainPaints}</defs>`
  if (chosen === 'close') {
    const ground = `<rect width="1200" height="900" fill="${shade(colour, -0.72)}"/>`
    return svgOf(
      size.width,
      size.height,
      defs,
      ground,
      paintGrains(grains, closeSpots(piece, size, random), random),
      vignette,
    )
  }
  const dish = chosen === 'dish'
  const pile = dish
    ? { x: 600, y: 486, radius: 384, height: 96, elevation: 29, spacing: piece * 1.44, size: piece, loose: 0 }
    : {
        x: 590,
        y: 552,
        radius: 440,
        height: 282,
        elevation: 26,
        spacing: piece * 1.56,
        size: piece,
        loose: random.whole(5, 9),
      }
  const under = dish ? paintDish(600, 480, 470, 226) : castShadow(655, 600, 615, 236)
  const bed = `<ellipse cx="${pile.x}" cy="${pile.y}" rx="${Math.round(pile.radius * 0.88)}" ry="${Math.round(pile.radius * 0.39)}" fill="${shade(colour, -0.8)}"/>`
  return svgOf(size.width, size.height, defs, paper, under, bed, paintGrains(grains, pileSpots(pile, random), random))
}

function closeSpots(piece: number, { width, height }: { width: number; height: number }, random: Random) {
  const bed = { x: width / 2, y: height * 0.52, radius: Math.max(width, height) * 0.75, height: 60, elevation: 52 }
  return pileSpots({ ...bed, spacing: piece * 2.55, size: piece * 1.75, loose: 0 }, random).filter(
    ({ x, y }) => x > -80 && x < width + 80 && y > -80 && y < height + 80,
  )
}

/** Grains that fill an area, for pictures with a ground of their own. */
export function paintGrainField(
  { form, colour, seed, translucent = false }: Material,
  area: { width: number; height: number },
) {
  const random = randomFrom(seed)
  const grains = grainsOf(form, { colour, translucent, gloss: 0.8 }, random)
  return `<defs>${grainPaints}</defs>${paintGrains(grains, closeSpots(grainSize[form], area, random), random)}`
}

function drawPowder(colour: string, view: MaterialView, paper: string, random: Random) {
  if (view === 'dish')
    return svgOf(
      size.width,
      size.height,
      paper,
      paintDish(600, 480, 470, 226),
      paintPowder(colour, { x: 600, y: 486, radius: 408, height: 170, elevation: 28 }, random),
    )
  const heap = {
    x: 590,
    y: 566,
    radius: view === 'close' ? 640 : 440,
    height: view === 'close' ? 420 : 290,
    elevation: 25,
  }
  return svgOf(
    size.width,
    size.height,
    paper,
    castShadow(650, 606, heap.radius * 1.38, heap.radius * 0.5),
    paintPowder(colour, heap, random),
  )
}

const vignette = `<defs><radialGradient id="edge" cx=".42" cy=".4" r=".75"><stop offset=".35" stop-color="#ffffff" stop-opacity=".1"/><stop offset=".62" stop-color="#04141c" stop-opacity="0"/><stop offset="1" stop-color="#04141c" stop-opacity=".55"/></radialGradient></defs>
<rect width="1200" height="900" fill="url(#edge)"/>`
