import type { SheetPlan } from '@games/contract'
import type { PlannedSheet } from './plan-sheet.ts'
import type { WorkbookFault } from './workbook.ts'

const LINES = 200

/** What of a plan is looked at: rows of one state, from one of them on. `most`: rows at most. */
export interface Part {
  readonly show?: SheetPlan['lines'][number]['state'] | null | undefined
  readonly from?: number | undefined
  readonly most?: number | undefined
}
type About = Pick<SheetPlan, 'id' | 'fileName' | 'action'>

/** A plan as it is shown. */
export function viewOf(
  { view, lines }: Pick<PlannedSheet, 'view' | 'lines'>,
  about: About,
  { show = null, from = 0, most = LINES }: Part = {},
): SheetPlan {
  const wanted = show === null ? lines : lines.filter(({ state }) => state === show)
  return {
    ...about,
    ...view,
    lines: wanted.slice(from, from + most),
    next: from + most < wanted.length ? from + most : null,
  }
}

const NONE = { new: 0, changed: 0, same: 0, goes: 0 }

/** A file that cannot be read, as a plan that says why. */
export const faultView = (about: About, fault: WorkbookFault): SheetPlan => ({
  ...about,
  fault,
  notices: [],
  encodings: [],
  sheets: [],
  sheet: null,
  leftOut: [],
  notRead: [],
  kind: null,
  tables: [],
  questions: [],
  counts: { rows: 0, doubts: 0, problems: 0, leaves: 0, changes: 0, new: 0, same: 0, passedOver: 0 },
  lines: [],
  next: null,
  names: [],
  rules: [],
  effect: {
    totals: {
      people: NONE,
      teams: NONE,
      events: NONE,
      units: NONE,
      starts: NONE,
      results: NONE,
      medals: NONE,
    },
    surprises: [],
    surprising: 0,
    formats: [],
  },
  removes: false,
  title: '',
  published: null,
  applicable: false,
  seen: '',
})
