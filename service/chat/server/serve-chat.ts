import type { FastifyInstance } from 'fastify'
import { constants } from '#platform/contract/constants.ts'
import type { Refusal } from '#platform/contract/errors.ts'
import { isFarEnough } from '#platform/contract/office/permissions.ts'
import { operatorToken } from '#platform/contract/office/token.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import { readGuarded } from '#platform/server/api/cookies.ts'
import { serveLive } from '#platform/server/live/live.ts'
import { serveSignedFiles, signedPaths } from '#platform/server/files/signed-files.ts'
import { localeOf } from '#platform/server/pages/locale.ts'
import { notePlainRefusal } from '#platform/server/security/note-refusal.ts'
import { securityEvent } from '#platform/server/security/security-event.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { findCaller } from '#identity/auth/server/find-caller.ts'
import { findOperator } from '#identity/operators/office/find-operator.ts'
import { customerTalk } from './customer-talk.ts'
import { deskTalk } from '../office/desk-talk.ts'
import { findFile } from './file-queries.ts'
import { sweepSeconds, createHub, type ChatNotice } from './hub.ts'

interface Parts {
  db: Database
  config: Config
  storage: Storage
}

/** The page's one socket, with every message on it, and the files of conversations. */
export async function serveChat(app: FastifyInstance, { db, config, storage }: Parts) {
  const hub = createHub(db, (error) => app.log.error({ err: error }, 'a conversation could not be refreshed'))
  const livePath = `${config.apiBase}/live`
  const notifyPages = await serveLive(
    app,
    [
      {
        path: livePath,
        async open(request, line) {
          const token = request.cookies[constants.tokenCookie]
          const caller = token ? await findCaller(db, token) : undefined
          const refused = (refusal: Refusal) =>
            void notePlainRefusal({ db, log: app.log, ip: line.ip }, refusal, livePath)
          return customerTalk({ db, config, hub, refused }, { line, caller, locale: localeOf(request, config).locale })
        },
      },
      {
        path: `${operatorToken.path}/live`,
        async open(request, line) {
          const token = readGuarded(request, operatorToken.cookie)
          const operator = token ? await findOperator(db, token) : undefined
          return operator && isFarEnough(operator.stage, 'own') ? deskTalk({ db, hub }, line, operator) : undefined
        },
      },
    ],
    ({ log, ip }, call, code) => void securityEvent({ db, log, ip }, 'socketRefused', { call, code }),
  )
  const stop = db.listen(
    'live',
    (payload) => {
      const notice = JSON.parse(payload) as ChatNotice
      notifyPages(notice)
      hub.notify(notice)
    },
    (listening) => {
      if (listening) hub.refreshAll()
    },
  )
  const sweep = setInterval(() => void hub.refreshMoved().catch(() => undefined), sweepSeconds * 1000).unref()
  app.addHook('onClose', async () => {
    clearInterval(sweep)
    await stop()
  })
  serveSignedFiles(app, { path: signedPaths.chat, storage, find: (id) => findFile(db, id) })
}
