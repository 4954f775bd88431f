import type { SheetLine } from '@games/contract'
import { isSheetField, isSheetKind } from '@games/domain/sheets/sheet-fields'
import { SCHEDULE_STATUSES } from '@games/domain/units/status'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'

const FAULTS = [
  'empty',
  'too-large',
  'too-slow',
  'not-a-sheet',
  'damaged',
  'encrypted',
  'old-format',
  'too-many-rows',
  'too-many-pages',
  'no-text',
  'no-tables',
  'other-document',
] as const
const NOTICES = [
  'macros',
  'external-links',
  'repaired-letters',
  'lost-letters',
  'hidden-sheets',
  'unread-records',
  'rounds-open',
  'rounds-unknown',
  'team-tournament',
  'contests-open',
  'ranks-older',
  'ranks-missing',
  'teams-left-out',
  'pdf',
  'word',
  'pages-without-text',
  'columns-left-out',
] as const
/** Problems whose words repeat what stands in the cell, name what is missing, or both. */
const OF_VALUES = [
  'bad-date',
  'bad-time',
  'bad-code',
  'error-cell',
  'unknown-words',
  'rank-against-the-rule',
  'rank-undecided',
  'other-gender',
  'unlikely-result',
  'before-earlier-round',
  'same-court',
  'medals-do-not-add-up',
  'repeated-delegation',
  'rank-against-counts',
  'part-of-games',
] as const
const OF_BOTH = ['long-text', 'bad-number', 'bad-choice', 'sum-of-rows', 'unread-cell'] as const
const PROBLEMS = [
  'bad-text',
  'contradicting-row',
  'has-results',
  'other-bronzes',
  'no-value',
  'no-draw',
  'title',
  'totals',
  'standings',
  'repeated-header',
  'repeated-row',
  'team-classification',
  'team-member',
  'replaced',
  'note',
  'not-competing',
  'unfilled',
  'skipped',
] as const
/**
 * The fields of messages that a sheet can change: the word for each, and how its value is written. `name`: the value is a list, so only the
 * field is named. Fields that are not here follow from others.
 */
const FIELDS = {
  scheduleStatus: ['status', 'status'],
  unitNum: ['unit_number', 'text'],
  start: ['start', 'moment'],
  end: ['end', 'moment'],
  actualStart: ['actual_start', 'moment'],
  actualEnd: ['actual_end', 'moment'],
  hideStart: ['hidden_start', 'name'],
  hideEnd: ['hidden_end', 'name'],
  medal: ['decides', 'medal'],
  venue: ['venue', 'text'],
  venueName: ['venue', 'text'],
  location: ['location', 'text'],
  locationName: ['location', 'text'],
  sessionCode: ['session', 'text'],
  'startText.por': ['start_text', 'text'],
  'startText.eng': ['start_text', 'text'],
  'startText.spa': ['start_text', 'text'],
  'name.por': ['name', 'text'],
  'name.eng': ['name_eng', 'text'],
  'name.spa': ['name_spa', 'text'],
  startList: ['sides', 'name'],
  familyName: ['family_name', 'text'],
  givenName: ['given_name', 'text'],
  gender: ['gender', 'gender'],
  organisation: ['organisation', 'text'],
  birthDate: ['birth_date', 'text'],
  height: ['height', 'text'],
  weight: ['weight', 'text'],
  mainFunction: ['function', 'name'],
  disciplines: ['entries', 'name'],
  name: ['name', 'text'],
  athletes: ['members', 'name'],
  registeredEvents: ['entries', 'name'],
  rank: ['rank', 'text'],
  rankEqual: ['shared_rank', 'name'],
  result: ['result', 'text'],
  irm: ['irm', 'text'],
  qualificationMark: ['qualification', 'text'],
  wlt: ['wlt', 'outcome'],
  startOrder: ['start_order', 'text'],
  diff: ['difference', 'text'],
  photoFinish: ['photo_finish', 'name'],
  extended: ['details', 'name'],
  recordIndicators: ['records', 'name'],
  items: ['parts', 'name'],
  'competitor.bib': ['bib', 'text'],
  'competitor.organisation': ['organisation', 'text'],
  'competitor.teamName': ['team', 'text'],
  'competitor.entries': ['entry_details', 'name'],
  'competitor.athletes': ['members', 'name'],
  date: ['date', 'text'],
  competitors: ['members', 'name'],
  gold: ['gold', 'text'],
  silver: ['silver', 'text'],
  bronze: ['bronze', 'text'],
} as const satisfies Readonly<
  Record<string, readonly [string, 'text' | 'moment' | 'status' | 'medal' | 'gender' | 'outcome' | 'name']>
>
type Known = (typeof FIELDS)[keyof typeof FIELDS]

/** The medals that a contest decides, as messages have them. */
const DECIDED: Readonly<Record<string, 'gold' | 'silver' | 'bronze'>> = { 1: 'gold', 2: 'silver', 3: 'bronze' }
const GENDERS: Readonly<Record<string, 'W' | 'M' | 'X'>> = { F: 'W', W: 'W', M: 'M', X: 'X' }
const OUTCOMES = ['W', 'L', 'T'] as const

const oneOf = <T extends string>(all: readonly T[], one: string): T | null => all.find((name) => name === one) ?? null

/** What the server says of a sheet in codes, in words. */
export function useSheetWords() {
  const t = useT()
  const { moment } = useTime()
  const field = (name: string | null): string =>
    name !== null && isSheetField(name) ? t(`office-sheets.field-${name}`) : ''
  const valueOf = (as: Known[1], text: string | null): string => {
    if (text === null) return t('office-sheets.nothing-there')
    switch (as) {
      case 'moment':
        return moment(text)
      case 'status': {
        const status = oneOf(SCHEDULE_STATUSES, text)
        return status === null ? text : t(`status.${status}`)
      }
      case 'medal': {
        const medal = DECIDED[text]
        return medal === undefined ? t('office-sheets.nothing-there') : t(`office-sheets.medal-${medal}`)
      }
      case 'gender': {
        const gender = GENDERS[text]
        return gender === undefined ? text : t(`office-sheets.gender-${gender}`)
      }
      case 'outcome': {
        const outcome = oneOf(OUTCOMES, text)
        return outcome === null ? text : t(`office-sheets.outcome-${outcome}`)
      }
      case 'text':
      case 'name':
        return text
    }
  }
  const changeOf = ({ field: name, from, to }: SheetLine['changes'][number], [word, as]: Known): string => {
    if (name === 'rank' && from !== null && to !== null && Number(from) !== Number(to))
      return t(Number(to) < Number(from) ? 'office-sheets.rank-up' : 'office-sheets.rank-down', { from, to })
    const values = { from: valueOf(as, from), to: valueOf(as, to) }
    return t('office-sheets.change', { field: t(`office-sheets.field-${word}`), ...values })
  }
  return {
    kind: (name: string): string => (isSheetKind(name) ? t(`office-sheets.kind-${name}`) : name),
    fault(name: string): string {
      const fault = oneOf(FAULTS, name)
      return fault ? t(`office-sheets.fault-${fault}`) : name
    },
    notice(name: string): string {
      const notice = oneOf(NOTICES, name)
      return notice ? t(`office-sheets.notice-${notice}`) : name
    },
    problem({ kind, cell, field: of, value }: NonNullable<SheetLine['problem']>): string {
      const known = oneOf(PROBLEMS, kind)
      const ofValue = oneOf(OF_VALUES, kind)
      const ofBoth = oneOf(OF_BOTH, kind)
      const words = known
        ? t(`office-sheets.problem-${known}`)
        : ofValue
          ? t(`office-sheets.problem-${ofValue}`, { value: value ?? '' })
          : ofBoth
            ? t(`office-sheets.problem-${ofBoth}`, { field: field(of), value: value ?? '' })
            : kind === 'missing-value'
              ? t(
                  of === 'discipline' || of === 'event'
                    ? 'office-sheets.problem-missing-in-all'
                    : 'office-sheets.problem-missing-value',
                  { field: field(of) },
                )
              : kind
      return cell === null ? words : `${cell}: ${words}`
    },
    /** The changes of a row, a line for each; fields that follow from others are named only if nothing else changes. */
    changes(all: SheetLine['changes']): readonly string[] {
      const lines: string[] = []
      const named = new Set<string>()
      for (const change of all) {
        const known = Object.hasOwn(FIELDS, change.field) ? FIELDS[change.field as keyof typeof FIELDS] : null
        if (known === null) continue
        // of a place that has a name its code is not shown too
        if (all.some(({ field: other }) => other === `${change.field}Name`)) continue
        if (known[1] === 'name') named.add(t(`office-sheets.field-${known[0]}`))
        else lines.push(changeOf(change, known))
      }
      if (lines.length + named.size === 0) named.add(t('office-sheets.field-others'))
      return named.size === 0 ? lines : [...lines, t('office-sheets.other-change', { field: [...named].join(', ') })]
    },
  }
}
