import { redirect } from '#web/lib/outcome.ts'
import { doneAt, withoutDone } from './done.ts'
import { textOf } from './form.ts'
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
