import type { SheetQuestion } from '@games/contract'
import { mayBeNew } from '@games/domain/sheets/question-answers'
import { rowsInWords } from '@games/domain/sheets/rows-in-words'
import { genderOf } from '@games/domain/rsc'
import { isSheetField } from '@games/domain/sheets/sheet-fields'
import { capital } from '@games/domain/text/capital'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { Button } from '@games/web/ui/Button.tsx'
import { useUnitWords } from '@games/web/unit-words'
import { type MouseEvent, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { withDays } from './with-days.ts'

interface QuestionsProps {
  readonly questions: readonly SheetQuestion[]
  readonly busy: boolean
  readonly onAnswer: (key: string, answer: string) => void
  /** Shows the columns, for a meaning that is not suggested. */
  readonly onColumns: () => void
}

const GENDERS = ['W', 'M', 'X'] as const
/** Marks that words in place of a rank can mean. */
const MARKS = ['DNS', 'DNF', 'DSQ', 'EXH'] as const
/** Questions that end before the words of the sheet. */
const ENDS_BEFORE_WORDS: ReadonlySet<SheetQuestion['what']> = new Set([
  'absent',
  'retired',
  'winner',
  'remark',
  'mark',
  'heats',
  'standings',
  'award',
  'cancelled',
])

/** Questions about rows with different words. */
const OF_ROWS: ReadonlySet<SheetQuestion['what']> = new Set([
  'sport',
  'gender',
  'medals',
  'cancelled',
  'standings',
  'award',
])

/** Answers about a note by which results may give no medals. */
const AWARDS = ['kept', 'none', 'open'] as const

/** Questions that are shown at first, and then with each press. */
const SHOWN_QUESTIONS = 50

/** From so many new delegations on one answer for all of them is offered. */
const MANY = 3

/** The questions that come first: one answer for all rows with the same words, remembered for the next file. */
export function Questions({ questions, busy, onAnswer, onColumns }: QuestionsProps) {
  const t = useT()
  const locale = useLocale()
  const units = useUnitWords()
  const [most, setMost] = useState(SHOWN_QUESTIONS)
  if (questions.length === 0) return null
  // the second click of a double click may meet the question that has moved to the place of the answered one
  const answer = ({ detail }: MouseEvent, key: string, given: string) => {
    if (detail < 2) onAnswer(key, given)
  }
  const unknown = questions.filter(({ what }) => what === 'organisation').length
  // a contest that the sheet does not have any more has no row
  const rows = questions.reduce((sum, { count }) => sum + Math.max(count, 1), 0)
  const suggestionText = (
    what: SheetQuestion['what'],
    { code, name }: SheetQuestion['suggestions'][number],
  ): string => {
    if (what === 'rank') return t(code === 'ranks' ? 'office-sheets.ranks-count' : 'office-sheets.results-count')
    if (what === 'heats') return t(code === 'whole' ? 'office-sheets.heats-whole' : 'office-sheets.heats-more')
    if (what === 'standings')
      return t(code === 'final' ? 'office-sheets.standings-final' : 'office-sheets.standings-group')
    if (what === 'award') return t(`office-sheets.award-${AWARDS.find((one) => one === code) ?? 'open'}`)
    if (what === 'absent' || what === 'retired' || what === 'winner') return t(`office-sheets.${what}-is`, { name })
    if (what === 'remark')
      return t(code === 'disqualified' ? 'office-sheets.remark-disqualified' : 'office-sheets.remark-kept')
    if (what === 'alone') return t(code === 'gold' ? 'office-sheets.alone-gold' : 'office-sheets.alone-none')
    if (what === 'mark') return t(`office-sheets.mark-${MARKS.find((mark) => mark === code) ?? 'other'}`)
    if (what === 'medals')
      return t(code === 'list' ? 'office-sheets.medals-list' : 'office-sheets.medals-results', { name })
    if (what === 'cancelled' && code === 'took-place') return t('office-sheets.contest-took-place')
    if (what === 'cancelled')
      return name === '' ? t('office-sheets.contest-cancelled') : t('office-sheets.contest-cancelled-medals', { name })
    if (what === 'gender') return t(`office-sheets.gender-${code === 'W' || code === 'M' ? code : 'X'}`)
    if (what === 'unit') return unitText(code, name)
    if (what === 'event') return t('office-sheets.it-is', { name: withGender(name, code) })
    const field = what === 'column' && isSheetField(code) ? code : null
    return t('office-sheets.it-is', { name: field === null ? name : t(`office-sheets.field-${field}`) })
  }
  // a contest without a name is called by its code
  const unitText = (code: string, name: string): string => {
    const isUnnamed = name === '' || name.startsWith(code)
    const shown = withDays(isUnnamed ? capital(units.ofCode(code)) + name.slice(code.length) : name, locale)
    return shown === '' ? t('office-sheets.only-line') : t('office-sheets.it-is', { name: shown })
  }
  const withGender = (name: string, code: string): string => {
    const gender = GENDERS.find((one) => one === genderOf(code))
    if (gender === undefined) return name
    // an event without words has only its gender
    const words = t(`office-sheets.gender-${gender}`)
    return name === '' ? words : `${name} (${words})`
  }
  return (
    <section className="sheets-questions" aria-labelledby="sheets-questions">
      <h2 id="sheets-questions" tabIndex={-1}>
        {t('office-sheets.need-you')} <span>{t('office-sheets.answers', { count: questions.length, rows })}</span>
      </h2>
      {unknown >= MANY ? (
        <p>
          {t('office-sheets.many-delegations', { count: unknown })}{' '}
          <Button disabled={busy} onClick={(event) => answer(event, 'organisation|*', 'new')}>
            {t('office-sheets.all-new')}
          </Button>
        </p>
      ) : null}
      <ul>
        {questions.slice(0, most).map(({ key, what, written, rows: first, count, suggestions }) => (
          <li key={key}>
            <span className="sheets-row">{rowsInWords(first, count)}</span>
            <div>
              <p>
                {t(`office-sheets.ask-${what}`)} <b dir="auto">“{written}”</b>
                {ENDS_BEFORE_WORDS.has(what) ? '' : '?'}
              </p>
              {count === 0 ? null : (
                <p className="muted">
                  {what === 'person' || what === 'result' ? `${t(`office-sheets.ask-${what}-why`)} ` : ''}
                  {what === 'column'
                    ? t('office-sheets.ask-column-why')
                    : OF_ROWS.has(what)
                      ? t('office-sheets.ask-rows-why', { count })
                      : t('office-sheets.ask-why', { count })}
                </p>
              )}
              <div className="sheets-acts">
                {suggestions.map((suggestion, at) => (
                  <Button
                    key={suggestion.code}
                    {...(at === 0 && suggestions.length === 1 ? { kind: 'main' as const } : {})}
                    disabled={busy}
                    onClick={(event) => answer(event, key, suggestion.code)}
                  >
                    {suggestionText(what, suggestion)}
                  </Button>
                ))}
                {mayBeNew(what) ? (
                  <Button disabled={busy} onClick={(event) => answer(event, key, 'new')}>
                    {t(`office-sheets.new-${what}`)}
                  </Button>
                ) : null}
                {what === 'column' ? (
                  <Button disabled={busy} onClick={onColumns}>
                    {t('office-sheets.something-else')}
                  </Button>
                ) : null}
                <Button disabled={busy} onClick={(event) => answer(event, key, 'skip')}>
                  {what === 'column'
                    ? t('office-sheets.pass-column')
                    : count === 0
                      ? t('office-sheets.leave-out')
                      : t('office-sheets.leave-out-rows', { count })}
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ul>
      {questions.length > most ? (
        <Button onClick={() => setMost(most + SHOWN_QUESTIONS)}>
          {t('office-sheets.more-questions', { count: questions.length - most })}
        </Button>
      ) : null}
    </section>
  )
}
