import { mailAlarm } from '#identity/security-events/server/mail-alarm.ts'
import { to } from '#platform/contract/to.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import type { Translate } from '#platform/texts/messages.ts'
import type { StatusFact } from '../facts.ts'
import { figureText } from '../office/figure-text.ts'
import { insertAlarm, removeAlarm } from './alarm-queries.ts'
import { readStatus } from './read-facts.ts'

/** Mails administrators what has turned bad and what is good again, each turn once. */
export async function watchStatus(db: Database, config: Config): Promise<void> {
  const { facts } = await readStatus(config, db)
  await db.transaction(async (tx) => {
    const bad = await turned(tx, facts, 'bad', insertAlarm)
    const good = await turned(tx, facts, 'good', removeAlarm)
    if (bad.length + good.length > 0) await mailTurns(tx, config, bad, good)
  })
}

/** One that deserves a look only stays what it was: figures at the edge of bad would be mailed again and again. */
async function turned(tx: Db, facts: StatusFact[], state: 'bad' | 'good', note: typeof insertAlarm) {
  const found: StatusFact[] = []
  for (const fact of facts.filter((each) => each.state === state)) if ((await note(tx, fact.name)) > 0) found.push(fact)
  return found
}

const mailTurns = (tx: Db, config: Config, bad: StatusFact[], good: StatusFact[]) =>
  mailAlarm(tx, config, to.office.status(), (t) => ({
    subject:
      bad.length > 0
        ? t('statusMail.bad', { facts: namesOf(t, bad) })
        : t('statusMail.good', { facts: namesOf(t, good) }),
    paragraphs: [
      ...bad.map((fact) => `${t('statusMail.bad', { facts: namesOf(t, [fact]) })}. ${reasonOf(t, fact)}`),
      ...good.map((fact) => t('statusMail.good', { facts: namesOf(t, [fact]) })),
    ],
    button: t('statusMail.button'),
    note: t('statusMail.once'),
  }))

const namesOf = (t: Translate, facts: readonly StatusFact[]) =>
  facts.map(({ name }) => t(`adminStatus.fact_${name}`)).join(t('statusMail.comma'))

const reasonOf = (t: Translate, { figures, notes }: StatusFact) =>
  [
    ...figures
      .filter(({ state }) => state !== 'good')
      .map(({ name, value }) => `${t(`adminStatus.figure_${name}`)}: ${figureText(t, name, value)}`),
    ...notes,
  ].join('; ')
