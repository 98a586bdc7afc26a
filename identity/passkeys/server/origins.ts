import { isIP } from 'node:net'
import type { Config } from '#platform/server/config.ts'

const hostOf = (origin: string) => new URL(origin).hostname

/** Where passkeys are made and used. Devices know a site by its name: at a bare IP address there are none. */
export const passkeyOrigins = ({ publicOrigin, sites }: Pick<Config, 'publicOrigin' | 'sites'>) =>
  [...new Set([publicOrigin, ...Object.values(sites ?? {})])].filter(
    (origin) => isIP(hostOf(origin).replace(/^\[|\]$/g, '')) === 0,
  )

export const hostsOf = (origins: string[]) => origins.map(hostOf)
