import type { SheetRuleLine } from '@games/contract'
import { genderOf as genderLetter } from '@games/domain/rsc'
import { useUnitWords } from '@games/web/unit-words'
import { useT } from '../i18n/use-t.ts'
import { ruleWords } from './rule-words.ts'
import { useEventGender } from './use-event-gender.ts'

const MEDALS = ['gold', 'silver', 'bronze'] as const

/** The effect of the sports' rules on results, in this order: open places, medals, who goes on, tables of pools. `bare`: without a heading, and with the gender of each event. Else only events that share a name have their gender. */
export function RulesPart({ lines, bare = false }: { lines: readonly SheetRuleLine[]; bare?: boolean }) {
  const t = useT()
  const units = useUnitWords()
  const genderOf = useEventGender()
  if (lines.length === 0) return null
  const value = (of: SheetRuleLine['of'], text: string | null): string => {
    if (text === null) return t('office-sheets.nothing-there')
    const medal = of === 'medal' ? MEDALS.find((one) => one === text) : undefined
    if (medal) return t(`office-sheets.medal-${medal}`)
    return of === 'standing' ? t('office-sheets.place', { place: text }) : text
  }
  const said = ({ state, of, who, from, to, why }: SheetRuleLine): string => {
    if (state === 'open') return why ? ruleWords(t, why) : ''
    if (state === 'against') return t(`office-sheets.against-${of}`)
    if (of === 'side') return from === null || to === null ? value(of, to) : `${from} → ${to}`
    return from === null ? `${who}: ${value(of, to)}` : `${who}: ${value(of, from)} → ${value(of, to)}`
  }
  const nameOf = (where: string) => where.replaceAll(/\s/g, '').toLowerCase()
  // events of women and men may have one name
  const isShared = ({ code, where }: SheetRuleLine) =>
    lines.some((other) => nameOf(other.where) === nameOf(where) && genderLetter(other.code) !== genderLetter(code))
  const placeOf = (line: SheetRuleLine): string => {
    const { code, where, unit } = line
    const gender = bare || isShared(line) ? genderOf(code, where) : ''
    return `${unit === null ? where : `${where}, ${units.ofCode(unit)}`}${gender}`
  }
  const list = (
    <ul className="sheets-lines sheets-rules">
      {lines.map((line, at) => (
        // lines have no name of their own, and a plan does not change
        <li
          key={`${at} ${line.code}`}
          data-state={line.state === 'open' || line.state === 'against' ? 'doubt' : line.state}
        >
          <span className="sheets-state">{t(`office-sheets.by-rule-${line.of}`)}</span>
          <span className="sheets-what">
            <b dir="auto">{placeOf(line)}</b> <span dir="auto">{said(line)}</span>
            {line.state === 'open' && line.who !== '' ? <span className="sheets-change">{line.who}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  )
  if (bare) return list
  return (
    <section aria-labelledby="sheets-rules">
      <h2 id="sheets-rules">{t('office-sheets.rules')}</h2>
      <p className="muted">{t('office-sheets.rules-why')}</p>
      {list}
    </section>
  )
}
