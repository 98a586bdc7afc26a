import { luminance, mix } from '../colour.ts'

export const size = { width: 1200, height: 900 }

/** Seamless studio paper; darker behind pale goods so that they stand out. */
export function paintPaper(colour: string, seedShare: number) {
  const bright = luminance(colour)
  const base = bright > 0.62 ? '#9db4bf' : bright > 0.3 ? '#d3dde1' : '#dfe5e6'
  const warm = mix(base, seedShare > 0.5 ? '#e8d9c0' : '#b5d0d8', 0.22)
  const [top, bottom] = [mix(warm, '#ffffff', 0.28), mix(warm, '#6c8692', 0.16)]
  return `<defs>
<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".48" stop-color="${warm}"/><stop offset="1" stop-color="${mix(warm, '#ffffff', 0.24)}"/></linearGradient>
<radialGradient id="lamp" cx=".34" cy=".26" r=".85"><stop offset="0" stop-color="#ffffff" stop-opacity=".62"/><stop offset=".6" stop-color="#ffffff" stop-opacity=".1"/><stop offset="1" stop-color="${bottom}" stop-opacity=".55"/></radialGradient>
<radialGradient id="cast"><stop offset=".3" stop-color="#0b1f29" stop-opacity=".46"/><stop offset=".72" stop-color="#0b1f29" stop-opacity=".16"/><stop offset="1" stop-color="#0b1f29" stop-opacity="0"/></radialGradient>
</defs>
<rect width="1200" height="900" fill="url(#wall)"/><rect width="1200" height="900" fill="url(#lamp)"/>`
}

export const castShadow = (x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#cast)"/>`

/** A shallow porcelain dish, open towards the viewer. */
export function paintDish(x: number, y: number, rx: number, ry: number) {
  return `<defs>
<linearGradient id="glaze" x1="0" y1="0" x2="1" y2=".25"><stop offset="0" stop-color="#ffffff"/><stop offset=".45" stop-color="#eef2f3"/><stop offset="1" stop-color="#b7c4ca"/></linearGradient>
<linearGradient id="well" x1="0" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="#93a5ae"/><stop offset=".5" stop-color="#ccd6da"/><stop offset="1" stop-color="#f6f8f8"/></linearGradient>
</defs>
${castShadow(x + 40, y + ry * 0.62, rx * 1.16, ry * 0.86)}
<path d="M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}C${x + rx * 0.92} ${y + ry * 0.92} ${x + rx * 0.6} ${y + ry * 1.36} ${x} ${y + ry * 1.38}C${x - rx * 0.6} ${y + ry * 1.36} ${x - rx * 0.92} ${y + ry * 0.92} ${x - rx} ${y}Z" fill="url(#glaze)"/>
<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#glaze)"/>
<ellipse cx="${x}" cy="${y + 4}" rx="${rx * 0.95}" ry="${ry * 0.92}" fill="url(#well)"/>`
}
