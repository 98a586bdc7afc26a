const loginPages: Readonly<Record<string, string>> = {
  gmail: 'https://mail.google.com/',
  yahoo: 'https://mail.yahoo.com/',
  outlook: 'https://outlook.live.com/',
  hotmail: 'https://outlook.live.com/',
  live: 'https://outlook.live.com/',
  aol: 'https://mail.aol.com/',
  gmx: 'https://www.gmx.com/',
  qq: 'https://mail.qq.com/',
  '163': 'https://mail.163.com/',
  '126': 'https://mail.126.com/',
}

/** Where the owner of this address reads mail, if the provider is known: yahoo.co.uk and vip.qq.com included. */
export function mailLoginPage(email: string): string | undefined {
  const provider = /@(?:vip\.)?([a-z0-9]+)\.[a-z]{2,3}(?:\.[a-z]{2})?$/.exec(email.trim().toLowerCase())?.[1]
  return provider !== undefined && Object.hasOwn(loginPages, provider) ? loginPages[provider] : undefined
}
