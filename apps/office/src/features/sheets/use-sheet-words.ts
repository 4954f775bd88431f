import type { SheetLine } from '@games/contract'
import { isSheetField, isSheetKind } from '@games/domain/sheets/sheet-fields'
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
const OF_BOTH = ['bad-number', 'bad-choice', 'sum-of-rows', 'unread-cell'] as const
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
  'team-member',
  'note',
  'unfilled',
  'skipped',
] as const
/** Fields of messages that have words of their own; of others it is said that something of the row changes. */
const FIELDS = {
  rank: 'rank',
  result: 'result',
  irm: 'irm',
  start: 'start',
  end: 'end',
  scheduleStatus: 'status',
  venue: 'venue',
  venueName: 'venue',
  location: 'location',
  locationName: 'location',
  'name.por': 'name',
  medal: 'medal',
  gold: 'gold',
  silver: 'silver',
  bronze: 'bronze',
  startOrder: 'start_order',
  qualificationMark: 'qualification',
  wlt: 'wlt',
  birthDate: 'birth_date',
  familyName: 'family_name',
  givenName: 'given_name',
  organisation: 'organisation',
  'competitor.bib': 'bib',
  gender: 'gender',
} as const

const oneOf = <T extends string>(all: readonly T[], one: string): T | null => all.find((name) => name === one) ?? null

/** What the server says of a sheet in codes, in words. */
export function useSheetWords() {
  const t = useT()
  const { moment } = useTime()
  const field = (name: string | null): string =>
    name !== null && isSheetField(name) ? t(`office-sheets.field-${name}`) : ''
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
    change({ field: name, from, to }: SheetLine['changes'][number]): string {
      if (name === 'rank' && from !== null && to !== null && Number(from) !== Number(to))
        return t(Number(to) < Number(from) ? 'office-sheets.rank-up' : 'office-sheets.rank-down', { from, to })
      const known = Object.hasOwn(FIELDS, name) ? FIELDS[name as keyof typeof FIELDS] : null
      if (known === null) return t('office-sheets.other-change', { field: name })
      const isTime = name === 'start' || name === 'end'
      const shown = (text: string | null) =>
        text === null ? t('office-sheets.nothing-there') : isTime ? moment(text) : text
      return t('office-sheets.change', { field: t(`office-sheets.field-${known}`), from: shown(from), to: shown(to) })
    },
  }
}
