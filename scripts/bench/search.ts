import { writeFile } from 'node:fs/promises'
import type pg from 'pg'
import { withCatalogue } from './catalogue.ts'
import { table } from './load.ts'
import { explainLists, plansDocument } from './query-plans.ts'
import { timeSearches } from './time-search.ts'

/** The plans of this size are written down: here a list that reads all products is a mistake. */
const sizeOfPlans = 100_000
const plansFile = 'docs/query-plans.md'

async function writePlans(client: pg.Client, url: string, title: string) {
  const plans = await explainLists(client, url)
  await writeFile(plansFile, plansDocument(plans, title))
  const sequential = plans.filter((plan) => plan.sequential)
  console.log(`${plans.length} plans in ${plansFile}`)
  for (const { list, statement } of sequential) console.error(`${list}: ${statement} reads all products in sequence`)
  if (sequential.length > 0) process.exitCode = 1
}

/**
 * `node scripts/bench/search.ts 904 100000=FOLDER`: every kind of search at several sizes of the catalogue; one that names a folder
 * is made there once and kept.
 */
if (import.meta.main)
  for (const each of process.argv.slice(2)) {
    const [size, folder] = each.split('=')
    await withCatalogue(Number(size), folder, async (on) => {
      table(`Search, ${on.title}, 10 connections`, await timeSearches(on))
      if (Number(size) === sizeOfPlans) await writePlans(on.client, on.database, on.title)
    })
  }
