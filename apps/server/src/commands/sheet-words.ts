import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SheetLine, SheetPlan, SheetQuestion, SheetRuleLine } from '@games/contract'
import { genderOf } from '@games/domain'

type Values = Readonly<Record<string, string | null>>

const MESSAGES = join(import.meta.dirname, '../../../office/messages/eng/office-sheets.json')

/** The words of the office about sheets, in English. A code without a message is returned unchanged, like in the office. */
export function sheetWords() {
  const messages = JSON.parse(readFileSync(MESSAGES, 'utf8')) as Readonly<Record<string, string>>
  const text = (name: string, fallback: string, values: Values = {}): string =>
    (messages[`office-sheets.${name}`] ?? fallback).replace(/\{(\w+)\}/g, (_, value: string) => values[value] ?? '')
  const nothing = text('nothing-there', '')
  const place = (of: SheetRuleLine['of'], value: string | null): string => {
    if (value === null) return nothing
    if (of === 'medal') return text(`medal-${value}`, value)
    return of === 'standing' ? text('place', value, { place: value }) : value
  }
  return {
    fault: (fault: string): string => text(`fault-${fault}`, fault),
    notice: (notice: string): string => text(`notice-${notice}`, notice),
    leftOutSheets: (names: readonly string[]): string => text('left-out', 'left out', { names: names.join(', ') }),
    notRead({ row, words, rows, why, kind }: SheetPlan['notRead'][number], sheet: string | null): string {
      const place = text('not-read-place', 'row {row}', { row: String(row), rows: String(rows) })
      const reason = text(`not-read-${why}`, why, { kind: kind === null ? '' : text(`kind-${kind}`, kind) })
      return `${sheet === null ? '' : `${sheet}, `}${place} “${words}”. ${reason}`
    },
    kind: (kind: string): string => text(`kind-${kind}`, kind),
    state: (state: SheetLine['state']): string => text(`state-${state}`, state),
    question: ({ what, written }: Pick<SheetQuestion, 'what' | 'written'>): string =>
      `${text(`ask-${what}`, what)} “${written}”`,
    suggestion(what: SheetQuestion['what'], { code, name }: SheetQuestion['suggestions'][number]): string {
      if (what === 'rank') return text(`${code}-count`, name)
      if (what === 'gender') return text(`gender-${code}`, name)
      if (what === 'absent' || what === 'retired' || what === 'winner') return text(`${what}-is`, name, { name })
      if (what === 'remark' || what === 'alone' || what === 'mark') return text(`${what}-${code}`, name)
      if (what === 'medals') return text(`medals-${code}`, name, { name })
      if (what === 'cancelled')
        return text(name === '' ? `contest-${code}` : 'contest-cancelled-medals', name, { name })
      if (what === 'event')
        return text('it-is', name, { name: [name, text(`gender-${genderOf(code)}`, '')].filter(Boolean).join(', ') })
      if (what === 'column') return text('it-is', name, { name: text(`field-${code}`, name) })
      return what === 'heats' || what === 'standings' || what === 'award'
        ? text(`${what}-${code}`, name)
        : text('it-is', name, { name: name || code })
    },
    encodings: text('encoding-why', 'encoding'),
    newName: (what: SheetQuestion['what']): string => text(`new-${what}`, 'new'),
    leaveOut: text('leave-out', 'skip'),
    problem({ kind, cell, field, value }: NonNullable<SheetLine['problem']>): string {
      const ofAll = kind === 'missing-value' && (field === 'discipline' || field === 'event')
      const words = text(ofAll ? 'problem-missing-in-all' : `problem-${kind}`, kind, {
        field: field === null ? '' : text(`field-${field}`, field),
        value,
      })
      return cell === null ? words : `${cell}: ${words}`
    },
    ruleOf: (of: SheetRuleLine['of']): string => text(`by-rule-${of}`, of),
    rule({ state, of, who, from, to, why }: SheetRuleLine): string {
      if (state === 'open')
        return [why === null ? '' : text(`rule-${why.rule}`, why.rule), who].filter(Boolean).join(': ')
      if (state === 'against') return text(`against-${of}`, of)
      if (of === 'side') return from === null || to === null ? place(of, to) : `${from} → ${to}`
      return `${who}: ${from === null ? place(of, to) : `${place(of, from)} → ${place(of, to)}`}`
    },
  }
}
