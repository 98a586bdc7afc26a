/** `1250.5` as minor units, exactly; undefined for what is no amount of so many digits. A tonne costs seven at most, so
 * that the dearest line of the largest quantity is still counted exactly. */
export function minorOf(text: string, digits = 7): number | undefined {
  const [, whole = '', rest = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return whole === '' || whole.length > digits ? undefined : Number(whole) * 100 + Number(rest.padEnd(2, '0'))
}

/** Minor units as they are typed and sent: `1250.50`. */
export const decimalOf = (minor: number) => `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
