import { expect, test } from 'vitest'
import { conditionIn } from './condition-units.ts'

test.each([
  ['230 °C / 2.16 kg', '446 °F / 4.76 lb'],
  ['23 °C, 50 mm/min', '73.4 °F, 1.97 in/min'],
  ['-30 °C', '-22 °F'],
  ['0.45 MPa', '65.3 psi'],
  ['50 N, 50 °C/h', '11.2 lbf, 90 °F/h'],
  ['23 °C, 3.2 mm', '73.4 °F, 0.126 in'],
  ['25 µm film', '0.984 mil film'],
  ['10 °C/min', '18 °F/min'],
  ['96 % H2SO4, 25 °C', '96 % H2SO4, 77 °F'],
  ['15 s', '15 s'],
  ['dry', 'dry'],
])('a condition in US units: %s', (stated, converted) => expect(conditionIn('us', stated)).toBe(converted))

test('a condition in metric units stays as it is stated', () => {
  expect(conditionIn('si', '230 °C / 2.16 kg')).toBe('230 °C / 2.16 kg')
})
