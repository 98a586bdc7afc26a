import type { Mood } from '../backdrop.ts'
import type { Random } from '../random.ts'
import type { Solid } from '../solids/solid.ts'

/** What a scene is made of and from where it is seen; the mood may be overruled by its seed. */
export type SolidScene = {
  build: (random: Random) => Solid[]
  azimuth: number
  elevation: number
  mood: Mood
  margin?: number
}
