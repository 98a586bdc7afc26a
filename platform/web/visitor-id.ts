const key = 'visitor'

/** By which the server knows this browser while nobody is signed in. */
export const visitorId = () => localStorage.getItem(key) ?? undefined
export const keepVisitorId = (cookieId: string) => localStorage.setItem(key, cookieId)
