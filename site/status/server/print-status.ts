import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { State, StatusFact } from '../facts.ts'
import { figureText } from '../office/figure-text.ts'
import { readStatus } from './read-facts.ts'

const marks: Record<State, string> = { good: ' ', attention: '?', bad: '!' }

/** A line for each part of the site, for the terminal: what is bad begins with `!`, what deserves a look with `?`. */
export async function printStatus(config: Config, db: Database): Promise<string> {
  const { facts } = await readStatus(config, db)
  return facts.map(lineOf).join('\n')
}

function lineOf({ name, state, figures, notes }: StatusFact): string {
  const t = translatorFor('en-US')
  const told = figures.map((figure) => {
    const mark = figure.state === 'good' ? '' : marks[figure.state]
    return `${mark}${t(`adminStatus.figure_${figure.name}`)}: ${figureText(t, figure.name, figure.value)}`
  })
  return `${marks[state]} ${name.padEnd(12)}${[told.join(', '), ...notes].filter(Boolean).join('; ')}`
}
