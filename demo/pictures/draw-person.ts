import { svgOf } from './backdrop.ts'
import { mix } from './colour.ts'
import { palette } from './palette.ts'
import { randomFrom } from './random.ts'
import type { Random } from './random.ts'

const skins = ['#f3cfb3', '#eebf9b', '#e0a981', '#c98d65', '#a56d4a', '#f6d9c2'] as const
const hairs = ['#2a211d', '#1d1a1c', '#4a3225', '#6b4a32', '#3a2a2a', '#8a8d90'] as const
const clothes = [palette.harbour, palette.teal, '#33475b', '#5b6b7a', '#7a4b3a', '#2f5d50'] as const
const grounds = ['#dce9ed', '#fdf1df', '#e6eef0', '#f2e6d8', '#d8e8e4', '#e9e6f0'] as const

type Hair = { back: string; front: string }

// Each style frames the same head (an oval around 200,176), behind it and over the brow.
const styles: readonly [Hair, ...Hair[]] = [
  { back: '', front: 'M128 172C122 104 158 76 204 76C254 76 280 108 272 172C266 148 256 134 240 126C208 140 164 138 146 128C136 140 131 154 128 172Z' },
  { back: 'M120 190C112 96 150 66 200 66C252 66 288 98 280 190C284 236 282 266 270 284L130 284C118 262 116 232 120 190Z', front: 'M130 180C124 118 150 80 200 80C250 80 276 118 270 180C264 152 250 134 226 120C200 142 152 142 130 180Z' },
  { back: 'M124 182C116 96 152 64 200 64C250 64 284 96 276 182C278 208 276 222 268 234L132 234C124 220 122 206 124 182Z', front: 'M129 182C124 116 152 80 204 80C252 80 276 118 271 182C266 158 258 142 246 132C224 138 176 130 160 118C146 136 136 154 129 182Z' },
  { back: 'M200 30A30 30 0 1 1 199.9 30Z', front: 'M128 174C124 108 156 74 200 74C246 74 276 108 272 174C264 140 244 118 200 116C156 118 136 140 128 174Z' },
  { back: '', front: 'M128 170C116 120 136 82 182 74C226 62 276 84 274 136C276 150 274 160 272 172C268 154 262 146 254 138C226 128 190 130 160 116C148 130 136 144 128 170Z' },
  { back: 'M122 186C106 110 146 60 200 60C256 60 292 108 278 186C292 220 288 252 272 262L128 262C112 250 108 220 122 186Z', front: 'M129 178C124 112 156 78 200 80C244 78 276 112 271 178C262 148 240 128 200 126C160 128 138 148 129 178Z' },
] // prettier-ignore

/** A friendly drawn portrait of a service contact: a person, with a calm smile. */
export function drawPerson(seed: number) {
  const random = randomFrom(seed)
  const skin = random.pick(skins)
  const hair = random.pick(hairs)
  const cloth = clothes[seed % clothes.length] ?? palette.harbour
  const style = styles[seed % styles.length] ?? styles[0]
  const line = mix(hair, '#3a2a22', 0.5)
  return svgOf(
    400,
    400,
    `<defs><clipPath id="frame"><rect width="400" height="400"/></clipPath></defs><g clip-path="url(#frame)">`,
    `<rect width="400" height="400" fill="${grounds[seed % grounds.length]}"/><circle cx="290" cy="120" r="190" fill="#ffffff" fill-opacity=".35"/>`,
    style.back && `<path d="${style.back}" fill="${hair}"/>`,
    paintClothes(cloth, skin, random),
    paintFace(skin, line, random),
    `<path d="${style.front}" fill="${hair}"/>`,
    `</g>`,
  )
}

function paintFace(skin: string, line: string, random: Random) {
  const shadow = mix(skin, '#8a4b32', 0.28)
  const [smile, brow] = [random.between(9, 15), random.between(-3, 3)]
  const glasses = random.chance(0.34)
    ? `<g fill="#ffffff" fill-opacity=".18" stroke="${line}" stroke-width="3.4"><rect x="146" y="164" width="46" height="34" rx="14"/><rect x="208" y="164" width="46" height="34" rx="14"/><path d="M192 176q8 -6 16 0" fill="none"/></g>`
    : ''
  return `<path d="M172 232h56v52c0 20 -56 20 -56 0Z" fill="${shadow}"/>
<ellipse cx="131" cy="188" rx="11" ry="18" fill="${shadow}"/><ellipse cx="269" cy="188" rx="11" ry="18" fill="${shadow}"/>
<path d="M132 168C132 112 160 92 200 92C240 92 268 112 268 168C268 222 240 258 200 258C160 258 132 222 132 168Z" fill="${skin}"/>
<ellipse cx="156" cy="214" rx="15" ry="9" fill="#e2725b" fill-opacity=".16"/><ellipse cx="244" cy="214" rx="15" ry="9" fill="#e2725b" fill-opacity=".16"/>
<g fill="none" stroke="${line}" stroke-linecap="round" stroke-width="4.4"><path d="M154 ${157 + brow}q14 -9 29 -2"/><path d="M217 ${155 + brow}q15 -7 29 2"/></g>
<ellipse cx="169" cy="181" rx="5.4" ry="6.6" fill="${line}"/><ellipse cx="231" cy="181" rx="5.4" ry="6.6" fill="${line}"/>
<circle cx="171" cy="178.6" r="1.7" fill="#ffffff"/><circle cx="233" cy="178.6" r="1.7" fill="#ffffff"/>
${glasses}
<path d="M201 186q-9 18 -3 23q5 3 9 0" fill="none" stroke="${mix(skin, '#7a3d28', 0.5)}" stroke-width="3.4" stroke-linecap="round"/>
<path d="M176 227q24 ${Math.round(smile * 1.5)} 48 0" fill="none" stroke="${mix(skin, '#8a2f2a', 0.66)}" stroke-width="4.4" stroke-linecap="round"/>`
}

function paintClothes(cloth: string, skin: string, random: Random) {
  const body = `<path d="M60 400C62 322 108 290 168 280L200 300L232 280C292 290 338 322 340 400Z" fill="${cloth}"/>`
  const fold = mix(cloth, '#000000', 0.24)
  if (random.chance(0.5))
    return `${body}<path d="M168 280L200 330L232 280L220 270H180Z" fill="${mix(skin, '#8a4b32', 0.14)}"/><path d="M166 279L200 338L178 352L150 286Z" fill="${mix(cloth, '#ffffff', 0.16)}"/><path d="M234 279L200 338L222 352L250 286Z" fill="${mix(cloth, '#ffffff', 0.16)}"/>`
  return `${body}<path d="M170 276L200 372L230 276L226 268H174Z" fill="#fbfcfc"/><path d="M178 270L200 304L222 270Z" fill="${mix(skin, '#8a4b32', 0.14)}"/><path d="M172 272L200 306L184 326L160 282Z" fill="#ffffff" stroke="#d5dde0" stroke-width="1.5"/><path d="M228 272L200 306L216 326L240 282Z" fill="#ffffff" stroke="#d5dde0" stroke-width="1.5"/><path d="M158 282L200 384L166 356L146 362L138 290Z" fill="${fold}"/><path d="M242 282L200 384L234 356L254 362L262 290Z" fill="${fold}"/>`
}
