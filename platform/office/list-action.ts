import { PageError, redirect } from '#platform/web/outcome.ts'
import { doneAt, withoutDone } from './done.ts'
import { textOf, textsOf } from './form.ts'
import type { AdminAction } from './visit.ts'

/** What every list can do by itself, keeping and forgetting views, before its own actions. */
export const listAction =
  (list: string, act: AdminAction): AdminAction =>
  async (visit) => {
    const { api, form, url } = visit
    const here = url.pathname + url.search
    switch (textOf(form, 'intent')) {
      case 'saveFilter':
        await api.desk.saveFilter({ list, name: textOf(form, 'viewName'), query: withoutDone(url.search) })
        return redirect(doneAt(here, 'saved'), 303)
      case 'removeFilter':
        await api.desk.removeFilter({ id: textOf(form, 'filterId') })
        return redirect(here, 303)
      default:
        return act(visit)
    }
  }

type Removable = 'broadcasts' | 'newsletters'

/** The action of a list whose rows can be deleted and nothing else; the list is called like its noun. */
export const removingAction = (list: Removable) =>
  listAction(list, async ({ api, form, url }) => {
    if (textOf(form, 'intent') !== 'remove') throw new PageError(405)
    const { changeId } = await api[list].remove({ ids: textsOf(form, 'ids').map(Number) })
    return redirect(doneAt(url.pathname + url.search, 'deleted', changeId), 303)
  })
