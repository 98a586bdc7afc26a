import { to } from '../to.ts'
/** The cookie opens pages below /admin and is sent nowhere else; only the header authorises a call. */
export const operatorToken = { cookie: 'adminToken', header: 'admin-token', path: to.office.desk() } as const
