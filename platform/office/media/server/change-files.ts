import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/api/context.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { nounText } from '../../audit/noun-text.ts'
import { audit } from '../../audit/server/audit.ts'
import type { Undoer, Undoers } from '../../audit/server/undo.ts'
import type { media, MediaKind } from '../contract.ts'
import { lookerOf, type Library } from './library.ts'
import { lockFiles, markRemoved, putBack, searchUses, updateWords, type UseRow, type Words } from './queries.ts'

/** As the audit calls them. */
const nouns = { picture: 'picture', document: 'productFile' } as const

/** Its name, and what a picture shows; a document says that itself. */
export const describeFile = (
  library: Library,
  { kind, id, ...said }: ParsedOf<typeof media.describe>,
  { db, operator }: Context<'operator'>,
) =>
  db.transaction(async (tx) => {
    const [file] = await lockFiles(tx, kind, library.uses.of(kind, [id]), lookerOf(library, operator), [id])
    if (!file) throw new Refusal('NOT_FOUND')
    const [before, after] = [wordsOf(kind, file), wordsOf(kind, { ...file, ...said })]
    await updateWords(tx, kind, id, after)
    return audit(tx, operator, { action: 'update', noun: nouns[kind], key: id, title: after.name, before, after })
  })

const wordsOf = (kind: MediaKind, { name, alt, altEn }: Words): Words =>
  kind === 'picture' ? { name, alt, altEn } : { name }

/** All of them or none. Only marked: files go as those of everything unused do, so that an undone change finds them. */
export const removeFiles = (
  library: Library,
  { kind, ids }: ParsedOf<typeof media.remove>,
  { db, operator }: Context<'operator'>,
) =>
  db.transaction(async (tx) => {
    const by = lookerOf(library, operator)
    const gone = await lockFiles(tx, kind, library.uses.of(kind, ids), by, ids)
    if (gone.length === 0) throw new Refusal('NOT_FOUND')
    const uses = await searchUses(
      tx,
      library.uses.of(kind, ids),
      by,
      gone.map(({ id }) => id),
      mostNamed,
    )
    if (uses.length > 0) throw usedRefusal(gone, uses)
    await markRemoved(
      tx,
      kind,
      gone.map(({ id }) => id),
    )
    for (const { id, name } of gone)
      await audit(tx, operator, { action: 'delete', noun: nouns[kind], key: id, title: name, before: { name } })
    return { changeId: operator.changeId }
  })

const mostNamed = 5

/** Names what uses them, as far as the operator may know. */
function usedRefusal(files: readonly { id: number; name: string }[], uses: readonly UseRow[]) {
  const used = files.filter(({ id }) => uses.some(({ file }) => file === id))
  return new Refusal('IN_USE', {
    facts: { inUse: used.map(({ id }) => id).join(',') },
    tells: (locale) => {
      const t = translatorFor(locale)
      const places = used.map(({ id, name }) => {
        const own = uses.filter(({ file }) => file === id)
        return t('adminMedia.usedIn', { name, places: placesOf(t, own) })
      })
      return [t('adminMedia.inUse'), ...places].join(' ')
    },
  })
}

function placesOf(t: Translator, uses: readonly UseRow[]) {
  const seen = uses.filter((use) => use.seen)
  const named = seen.map(({ noun, name, nameEn }) => {
    const title = t.locale === 'zh-CN' ? name || nameEn : nameEn || name
    return [nounText(t, noun), title].filter(Boolean).join(' ')
  })
  const others = (uses[0]?.total ?? 0) - seen.length
  return new Intl.ListFormat(t.locale).format([
    ...named,
    ...(others > 0 ? [t('adminMedia.others', { count: others })] : []),
  ])
}

/** Entries of the time when only a name could be changed say nothing else. */
const SavedWords = v.object({ name: v.string(), alt: v.exactOptional(v.string()), altEn: v.exactOptional(v.string()) })

const undoerOf = (library: Library, kind: MediaKind): Undoer => ({
  permission: 'media.edit',
  async undo(tx, { key, before, after }, operator) {
    const id = Number(key)
    const by = lookerOf(library, operator)
    if (before && !after) return (await putBack(tx, kind, by, id)) > 0
    const [was, is] = [before, after].map((image) => v.safeParse(SavedWords, image))
    if (!was?.success || !is?.success) return false
    const [file] = await lockFiles(tx, kind, library.uses.of(kind, [id]), by, [id])
    if (!file || !isDeepStrictEqual({ ...wordsOf(kind, file), ...is.output }, wordsOf(kind, file))) return false
    await updateWords(tx, kind, id, { ...file, ...was.output })
    return true
  },
})

export const mediaUndoers = (library: Library): Undoers => ({
  picture: undoerOf(library, 'picture'),
  productFile: undoerOf(library, 'document'),
})
