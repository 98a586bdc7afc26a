import { choicesOf, limitsOf, type Part } from './schema-parts.ts'

const int4 = 2 ** 31
const int8 = 2 ** 53

const numbers = [-1, 0, 1, 0.1, 1.005, -0.5e-7, 5e-324, 1e15, 1e16, 1e21, 1e308, -1e308]
  .concat([int4 - 1, int4, -int4, -int4 - 1, int8 - 1, int8, -int8])
  .concat([32_767, 32_768, 999_999_999, 9_999_999_999, 99_999_999_999])

const days = [
  '2026-02-31',
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '2026-2-3',
]
const instants = [
  '2026-02-31T10:00:00Z',
  '2026-02-31T10:00',
  '9999-12-31T23:59:59.999Z',
  '2026-01-01T24:00:00Z',
].concat(['2026-01-01T10:00:60Z', '2026-01-01T10:00:00+15:59', '0000-01-01T00:00:00Z', '2026-02-31 10:00:00Z'])
const times = ['24:00', '23:60', '00:00', '08:30']
const unseen = ['', ' ', '\t\n', '\u200b', '\u2060\ufeff', '\u3164', '\u2800', '\u00ad\u034f', '\ue000']
const broken = ['\ud800', 'a\u0000b', '\u202eabc', 'a\u0085b', '\ufffe', '👩‍👩‍👧‍👦', 'İ', 'ﬃ', 'e\u0301'.repeat(40)]
const figures = ['-1', '1e3', '1e400', '-0', '.5', '5.', '1,000', '1,25', '0x10', '١', 'NaN', 'Infinity', '0.000001']
  .concat(['2147483647', '2147483648', '-2147483649', '999999999999999', '-999999999999999', '9007199254740993'])
  .concat(['9223372036854775807', '9223372036854775808', '999999999.99', '9999999999.999999', '0.0000001', '1..2'])
const addresses = [
  '/',
  '//',
  '///',
  '/\\',
  '\\',
  '/%zz',
  '/%',
  '%E4%',
  '/a?b=%zz',
  '/?id=99999999999999999999',
  'http://',
].concat(['http://[', 'https://a:99999', 'http://%', '//[', '/%00', 'javascript:alert(1)', '/..//..', '/productId=1'])
const signs = [
  '_',
  '%',
  '*',
  '(',
  '[',
  '{',
  '"',
  "'",
  ';',
  '<',
  '&',
  '|',
  '!',
  ':*',
  '=1+1',
  "'; drop table member; --",
]
const lines = [
  '1:1:kg',
  '1-1:9999999999:MT',
  '999999999:9999999999.999999:MT',
  '2147483648:1:kg',
  '1:0:kg',
  '1',
  'a..b',
  '1~2',
].concat(['mfr:1e400~', 'mfr:-~', 'mfr:1~2:g/10min', 'mfr:99999999999999999999~', ':', '~', '1:~', 'mfr:', '-sort'])
const proper = [
  'Text 1',
  'buyer@firm.example',
  '13800138000',
  'PICKUP',
  'a-code',
  '#ffffff',
  '1',
  '0',
  'true',
  'CNY',
].concat([crypto.randomUUID(), 'x'.repeat(30), 'MT', '2026-03-01'])

const texts = [days, instants, times, unseen, broken, figures, addresses, signs, lines, proper].flat()
const others = [null, true, false, [], {}, [1, 'a', null], { a: { b: [{}] } }, [[[]]], { length: 3 }]

const around = (limits: number[]) => limits.flatMap((limit) => [limit - 1, limit, limit + 1])
const signsOf = (length: number) =>
  length < 0 || length > 20_000 ? [] : ['x', '长', '😀', '\u200b', '9', '/', '%'].map((sign) => sign.repeat(length))

/** Values at and around the limits that a schema names, and those that PostgreSQL, JavaScript or an address stumble over. */
export function hostileValues(part: Part): unknown[] {
  const lengths = around([...limitsOf(part, 'max_length'), ...limitsOf(part, 'min_length')])
  const bounds = around([...limitsOf(part, 'max_value'), ...limitsOf(part, 'min_value')])
  const long = [...lengths, 5_000].flatMap(signsOf)
  return [...choicesOf(part), ...bounds, ...bounds.map(String), ...numbers, ...texts, ...long, ...others]
}
