import { isIPv6 } from 'node:net'

/**
 * Whom a budget counts as one sender: an IPv4 address, or of IPv6 the 64 bits that a connection is given; within those
 * everybody can take another address for every request.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.toLowerCase().replace(/%.*$/, '').split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail ? tail.split(':') : []
  // An IPv4 address at the end takes the place of two groups.
  const width = rest.length + Number(rest.at(-1)?.includes('.') ?? false)
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - groups.length - width) }, () => '0')
  const whole = [...groups, ...zeros, ...rest].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${whole.join(':')}::/64`
}
