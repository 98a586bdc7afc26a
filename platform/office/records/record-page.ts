import type { Client } from '#platform/contract/client.ts'
import type { Page } from '#platform/contract/paging.ts'
import type { OfficeApi } from '#platform/contract/registered.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { PageError, redirect } from '#platform/web/outcome.ts'
import { randomId } from '#platform/web/random-id.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { doneAt } from '../done.ts'
import { textOf, textsOf } from '../form.ts'
import { keep } from '../keep.ts'
import { listAction } from '../list-action.ts'
import type { AdminAction, AdminVisit } from '../visit.ts'
import {
  hasChoices,
  listCall,
  type AnyRecordCalls,
  type choiceCalls,
  type draftCalls,
  type RecordChoices,
} from './calls.ts'
import { isPublished, type InfoOf, type RecordNoun, type RowOf } from './record.ts'
import { readForm } from './read-form.ts'
import { titleOf } from './record-words.ts'
import type { publishCalls, versionCalls } from './version-calls.ts'

/** All record nouns answer alike; which schema reads what is sent differs. */
type SomeCalls = ReturnType<typeof choiceCalls> &
  ReturnType<typeof versionCalls> &
  ReturnType<typeof publishCalls> &
  ReturnType<typeof draftCalls<RecordNoun>>
type AnyCalls = Client<{ calls: AnyRecordCalls & SomeCalls }>['calls']
export const callsOf = (api: OfficeApi, { name }: RecordNoun) => api[name as keyof OfficeApi] as unknown as AnyCalls

export const choicesOf = (api: OfficeApi, record: RecordNoun): Promise<RecordChoices> =>
  hasChoices(record) ? callsOf(api, record).choices() : Promise.resolve({})

/** A list that comes whole is one page. */
const pageOf = <Row>(found: Page<Row> | Row[]): Page<Row> =>
  Array.isArray(found) ? { list: found, totalCount: found.length, page: 1, limit: found.length } : found

/** The list with its saved views, and what its filters offer. */
export const listLoader =
  <const R extends RecordNoun>(record: R) =>
  async ({ api, url }: AdminVisit) => {
    const [page, views, choices] = await Promise.all([
      callsOf(api, record).list(readQuery(listCall(record), url) as object),
      api.desk.filters({ list: record.name }),
      choicesOf(api, record),
    ])
    return {
      page: pageOf(page as unknown as Page<RowOf<R>> | RowOf<R>[]),
      views,
      choices,
    }
  }

/** What a button below the list does with the chosen rows. */
export type BulkCall = (api: OfficeApi, ids: number[]) => Promise<{ changeId: string }>

const publishing = (record: RecordNoun): Record<string, BulkCall> => ({
  publish: (api, ids) => callsOf(api, record).publish({ ids, shown: true }),
  withdraw: (api, ids) => callsOf(api, record).publish({ ids, shown: false }),
})

/** Deletes the chosen rows, or does what else the list can do with them. */
export const recordAction = (
  record: RecordNoun,
  bulk: Readonly<Record<string, BulkCall>> = isPublished(record) ? publishing(record) : {},
): AdminAction =>
  listAction(record.name, async ({ api, form, url }) => {
    const ids = textsOf(form, 'ids').map(Number)
    const intent = textOf(form, 'intent')
    const own = Object.hasOwn(bulk, intent) ? bulk[intent] : undefined
    const call = own ?? (intent === 'remove' ? (_: OfficeApi) => callsOf(api, record).remove({ ids }) : undefined)
    if (!call) throw new PageError(405)
    const { changeId } = await call(api, ids)
    return redirect(doneAt(record.at.path + url.search, own ? 'changed' : 'deleted', changeId), 303)
  })

/** What is edited, or nothing yet, with what its fields offer. */
export const editLoader =
  <const R extends RecordNoun>(record: R) =>
  async ({ api, url }: AdminVisit) => {
    const id = url.searchParams.get('id')
    const calls = callsOf(api, record)
    const [saved, draft, choices] = await Promise.all([
      id ? calls.info({ id }) : null,
      id && record.seenAt && !url.searchParams.has('asSaved') ? calls.draft({ id }) : null,
      choicesOf(api, record),
    ])
    return {
      saved: (draft?.saved ?? saved) as unknown as InfoOf<R> | null,
      /** The version that was changed, where the changes are shown and not saved. */
      basis: draft?.basis,
      choices,
      formKey: randomId(),
    }
  }

interface Saving {
  /** How the fields with a control of their own are read. */
  own?: Readonly<Record<string, (form: FormData) => unknown>>
  /** The page stays on what was saved, instead of going back to the list. */
  stays?: boolean
}

export const saveAction =
  (record: RecordNoun, { own = {}, stays }: Saving = {}): AdminAction =>
  async ({ api, form }) => {
    const intent = textOf(form, 'intent')
    if (record.seenAt && intent === 'dropDraft') {
      await callsOf(api, record).dropDraft({ id: textOf(form, 'id') })
      return redirect(record.at.edit(textOf(form, 'id')), 303)
    }
    if (record.single && !textOf(form, 'id')) throw new PageError(405)
    const read = Object.entries(own).map(([name, of]) => [name, of(form)] as const)
    const values = { ...readForm(form, record.fields), ...Object.fromEntries(read) }
    if (record.seenAt && intent === 'preview') return preview(record, callsOf(api, record), form, values)
    const then = stays || record.single || record.versions ? (id: string) => record.at.edit(id) : record.at.path
    return keep<Record<string, unknown>>(form, then, callsOf(api, record), values)
  }

/** Shows what was typed to who typed it; something new becomes a draft, of which visitors see nothing. */
async function preview(record: RecordNoun, calls: AnyCalls, form: FormData, values: object) {
  const [version = '1'] = textsOf(form, 'version')
  const options = { idempotencyKey: textOf(form, 'key') || undefined }
  const id = textOf(form, 'id') || (await calls.create({ ...values, publishedAt: null }, options)).id
  await calls.keepDraft({ ...values, id, version })
  return redirect(record.at.preview(id, { draft: 'mine' }), 303)
}

export const editMeta = (record: RecordNoun) => (data: { saved: object | null }, t: Translator) => ({
  title: titleOf(t, record, data.saved),
})
