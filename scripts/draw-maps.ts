import { writeFileSync } from 'node:fs'
import { drawDotMap } from '#demo/pictures/maps/draw-dot-map.ts'
import { regions } from '#platform/ui/maps/regions.ts'

/** `node scripts/draw-maps.ts`: the dotted maps that pages show, from our own outlines. */
for (const [name, region] of Object.entries(regions)) writeFileSync(`platform/ui/maps/${name}.svg`, drawDotMap(region))
