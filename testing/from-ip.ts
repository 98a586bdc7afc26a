let made = 0

/** A header that makes the call come from an address of its own, where the site trusts this machine as its proxy. */
export const fromNewIp = () => ({ 'x-forwarded-for': `198.18.${++made >> 8}.${made & 255}` })

/** The configuration that believes it. */
export const behindProxy = { trustProxy: ['127.0.0.1'] }
