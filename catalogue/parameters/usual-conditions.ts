/** Under which condition goods of a category usually state a parameter: the first form that its code meets. */
type ByCategory = readonly (readonly [categories: RegExp, condition: string])[]

const polyethylene = /^(?:hdpe|ldpe|lldpe|mlldpe|eva|poe|rpe|pbat|pbs|pom|tpee|mb-(?:black|colour|functional))$/
const flow: ByCategory = [
  [polyethylene, '190 °C / 2.16 kg'],
  [/^(?:pp-|rpp$)/, '230 °C / 2.16 kg'],
  [/^(?:abs|mabs|asa|san|rabs)/, '220 °C / 10 kg'],
  [/^(?:gpps|hips|sbc)$/, '200 °C / 5 kg'],
  [/^(?:pc|pc-modified|rpc)$/, '300 °C / 1.2 kg'],
  [/^pc-abs$/, '260 °C / 5 kg'],
  [/^pmma$/, '230 °C / 3.8 kg'],
  [/^pbt$/, '250 °C / 2.16 kg'],
  [/^pla$/, '210 °C / 2.16 kg'],
]
/** Unfilled goods that bend early are tested under the lower stress. */
const heatDeflection: ByCategory = [
  [/^(?:pp-(?!filled)|rpp$|pbt$|pla$|hdpe$)/, '0.45 MPa'],
  [/^/, '1.8 MPa'],
]
const softening: ByCategory = [
  [/^(?:hdpe|ldpe|lldpe|mlldpe|eva|poe|rpe|pp-|rpp|sbc)/, '10 N, 50 °C/h'],
  [/^/, '50 N, 50 °C/h'],
]
const haze: ByCategory = [
  [/^(?:pp-|hdpe|ldpe|lldpe|mlldpe|eva)/, '25 µm film'],
  [/^/, '1 mm'],
]
const always = (condition: string): ByCategory => [[/^/, condition]]

/** What is not listed counts under every condition: buyers of PET ask for its viscosity whatever the solvent was. */
const usual: Readonly<Record<string, ByCategory>> = {
  mfr: flow,
  mvr: flow,
  hdt: heatDeflection,
  vicat: softening,
  haze,
  density: always('23 °C'),
  shrinkage: always('23 °C, 48 h'),
  waterAbsorption: always('23 °C, 24 h'),
  tensileYield: always('23 °C, 50 mm/min'),
  tensileBreak: always('23 °C, 5 mm/min'),
  tensileModulus: always('23 °C, 1 mm/min'),
  elongationBreak: always('23 °C'),
  flexuralModulus: always('23 °C, 2 mm/min'),
  flexuralStrength: always('23 °C, 2 mm/min'),
  charpyNotched: always('23 °C'),
  izodNotched: always('23 °C, 3.2 mm'),
  shoreA: always('15 s'),
  shoreD: always('15 s'),
  melting: always('10 °C/min'),
  oit: always('200 °C'),
  transmittance: always('3 mm'),
  relativeViscosity: always('96 % H2SO4, 25 °C'),
  viscosityNumber: always('96 % H2SO4'),
}

/** Undefined where no condition is the usual one: then every one counts. */
export const usualCondition = (parameter: string, category: string): string | undefined =>
  usual[parameter]?.find(([categories]) => categories.test(category))?.[1]
