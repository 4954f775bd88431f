import type { DeskUnit } from '@games/contract'
import { phaseWords } from '@games/web/i18n/phase-words.ts'
import { useText } from '@games/web/i18n/use-t.ts'
import { useT } from '../i18n/use-t.ts'

/** What a unit is called, and where and when it is. */
export function useUnitNames(): (unit: DeskUnit['unit']) => {
  readonly title: string
  /** Which of its event it is, whoever competes: its own name, or its phase and number. */
  readonly own: string
  readonly under: string
  readonly court: string
} {
  const text = useText()
  const t = useT()
  return (unit) => {
    const event = text(unit.event.name, unit.event.code)
    const own =
      (unit.name ? text(unit.name, '') : '') ||
      (phaseWords(t).phaseText({ ...unit, medal: unit.kind === 'non-competition' ? null : unit.medal }) ?? '')
    const discipline = text(unit.discipline.name, unit.discipline.code)
    const court = unit.location ? text(unit.location.name, unit.location.code) : ''
    const sides =
      unit.kind === 'head-to-head'
        ? unit.sides.map((side) => {
            const one = side.competitor
            if (!one) return ''
            return one.organisation?.name && one.type === 'T'
              ? text(one.organisation.name, one.organisation.code)
              : one.name
          })
        : []
    const named = sides.length === 2 && sides.every((side) => side !== '') ? sides.join(' × ') : ''
    const what = own.startsWith(event) ? own : [event, own].filter((part) => part !== '').join(', ')
    const title = named || (unit.name ? own : what)
    // an event that begins with its discipline's name says it
    const where = what.startsWith(discipline) ? what : [discipline, what].join(', ')
    const under = what === title || what === '' ? discipline : where
    return { title, own: own || title, under, court }
  }
}
