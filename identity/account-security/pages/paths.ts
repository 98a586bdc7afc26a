const at = (page: string) => `/customer/PersonalCenter/${page}`

export const securityPaths = {
  overview: at('accountSecurity'),
  email: at('accountSecurity-email'),
  mobile: at('accountSecurity-mobile'),
  password: at('accountSecurity-password'),
  passwordByPassword: at('comment/updatepassword-password'),
  passwordByMobile: at('comment/updatepassword-phone'),
  check: at('comment/verification-password'),
} as const

/** The check of the person, which then leads to the change. */
export const checkThen = (path: string) => `${securityPaths.check}?backUrl=${encodeURIComponent(path)}`
