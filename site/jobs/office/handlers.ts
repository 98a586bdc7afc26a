import { jobNames, type jobs } from './contract.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { searchJobs } from './queries.ts'
import { runNow } from './run-now.ts'

export const jobHandlers: Handlers<typeof jobs> = {
  list: (filter, { db }) => searchJobs(db, jobsNamed(filter.search ?? ''), filter),
  runNow: ({ id }, context) => runNow(id, context),
}

/** Names are texts of the site, so they are searched here and not in the database. */
const jobsNamed = (text: string) =>
  jobNames.filter((name) =>
    [name, ...(['zh-CN', 'en-US'] as const).map((locale) => translatorFor(locale)(`adminJobs.name_${name}`))].some(
      (words) => words.toLowerCase().includes(text.toLowerCase()),
    ),
  )
