import type { Db } from '#platform/server/database/database.ts'
import type { Choice } from '../contract.ts'
import { topics, type Ways } from '../topics.ts'
import { upsertChoices } from './queries.ts'

const ifHad = (topic: Choice['topic'], way: keyof Ways, wanted: boolean) =>
  wanted && (topics[topic].has as readonly string[]).includes(way)

/** A topic is never sent by a way that it does not have. */
export const saveChoices = (db: Db, memberId: number, choices: Choice[]) =>
  upsertChoices(
    db,
    memberId,
    choices.map(({ topic, letter, mail }) => ({
      topic,
      letter: ifHad(topic, 'letter', letter),
      mail: ifHad(topic, 'mail', mail),
    })),
  )
