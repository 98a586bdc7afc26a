import { to } from '../to.ts'

/** How an operator is known: browsers by a cookie that no script can read, programs by the header. `path` is the back office. */
export const operatorToken = { cookie: 'officeToken', header: 'admin-token', path: to.office.desk() } as const
