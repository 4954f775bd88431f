import type { DeskCourse, DeskOpenLine } from '@games/contract'
import type { EventRemark } from '@games/odf/tables/index'
import { trimRsc } from '@games/domain'
import type { Names, WantedNames } from '../names/index.ts'
import type { CourseRow } from './course.queries.ts'

export function wantNamesOf(wanted: WantedNames, courses: readonly CourseRow[]): void {
  for (const { remarks } of courses)
    for (const { competitors } of remarks) for (const code of competitors) wanted.competitor(code)
}

export const presentOpen = (remarks: readonly EventRemark[], names: Names): DeskOpenLine[] =>
  remarks.flatMap(({ kind, of, code, competitors, why }) =>
    kind === 'waiting'
      ? []
      : [
          {
            state: kind === 'undecided' ? 'open' : 'against',
            of,
            code: trimRsc(code),
            who: competitors.map((one) => names.person(one, null).name),
            why: why === null ? null : { rule: why.rule, values: { ...why.values } },
          },
        ],
  )

/** `road`: by which the medals in force came; undefined: there are none. */
export const presentCourse = (course: CourseRow, road: string | undefined, names: Names): DeskCourse => ({
  medals: road === undefined ? 'none' : road === 'desk' ? 'desk' : 'others',
  open: presentOpen(course.remarks, names),
})
