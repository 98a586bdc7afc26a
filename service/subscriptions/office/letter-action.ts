import { to } from '#platform/contract/to.ts'
import { PageError, redirect } from '#platform/web/outcome.ts'
import { doneAt } from '#platform/office/done.ts'
import { textOf } from '#platform/office/form.ts'
import type { AdminAction } from '#platform/office/visit.ts'

/** What can be done with a letter to many on its own page: sending it, or dropping the draft. */
export const letterAction =
  (noun: 'newsletters' | 'broadcasts', other?: AdminAction): AdminAction =>
  async (visit) => {
    const { api, form, url } = visit
    const id = textOf(form, 'id')
    switch (textOf(form, 'intent')) {
      case 'send':
        await api[noun].send({ id, version: textOf(form, 'version') })
        return redirect(doneAt(`${url.pathname}?id=${id}`, 'sent'), 303)
      case 'remove': {
        const { changeId } = await api[noun].remove({ ids: [Number(id)] })
        return redirect(doneAt(to.office[noun](), 'deleted', changeId), 303)
      }
      default:
        if (!other) throw new PageError(405)
        return other(visit)
    }
  }
