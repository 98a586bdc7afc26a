import { writeFileSync } from 'node:fs'
import { drawDotMap } from '#db/seed/pictures/maps/draw-dot-map.ts'
import { regions } from '#web/ui/maps/regions.ts'

/** `node scripts/draw-maps.ts`: the dotted maps that pages show, from our own outlines. */
for (const [name, region] of Object.entries(regions)) writeFileSync(`web/ui/maps/${name}.svg`, drawDotMap(region))
