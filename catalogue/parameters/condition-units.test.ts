import { expect, test } from 'vitest'
import { conditionIn, unbroken } from './condition-units.ts'

test.each([
  ['230 °C / 2.16 kg', '446 °F / 4.76 lb'],
  ['23 °C, 50 mm/min', '73 °F, 1.97 in/min'],
  ['-30 °C', '-22 °F'],
  ['0.45 MPa', '65.3 psi'],
  ['50 N, 50 °C/h', '11.2 lbf, 90 °F/h'],
  ['23 °C, 3.2 mm', '73 °F, 0.126 in'],
  ['25 µm film', '0.984 mil film'],
  ['10 °C/min', '18 °F/min'],
  ['96 % H2SO4, 25 °C', '96 % H2SO4, 77 °F'],
  ['600 °C', '1112 °F'],
  ['23.5 °C', '74.3 °F'],
  ['−40 °C', '-40 °F'],
  ['230℃/2.16kg', '446 °F/4.76 lb'],
  ['80-90 °C', '176-194 °F'],
  ['20 to 25 °C, 50 % RH', '68 to 77 °F, 50 % RH'],
  ['23 ± 2 °C', '73 ± 3.6 °F'],
  ['1,000 kg', '2205 lb'],
  ['0.75 J, 2.9 m/s', '0.553 ft·lb, 9.51 ft/s'],
  ['5 kJ', '5 kJ'],
  ['10 °C/s', '10 °C/s'],
  ['15 s', '15 s'],
  ['dry', 'dry'],
])('a condition in US units: %s', (stated, converted) => expect(conditionIn('us', stated)).toBe(converted))

test('a condition in metric units stays as it is stated', () => {
  expect(conditionIn('si', '230 °C / 2.16 kg')).toBe('230 °C / 2.16 kg')
})

test('a number stays with its unit at the end of a line', () => {
  expect(unbroken('446 °F / 4.76 lb, 50 % r.h.')).toBe('446\u00a0°F / 4.76\u00a0lb, 50\u00a0% r.h.')
})
