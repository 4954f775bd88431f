import type { BoardFact, DuelLayout, Key } from '@games/domain/scoring/index'
import { useT } from '../i18n/use-t.ts'
import { useNow } from '../ui/use-now.ts'
import { Who } from '../ui/Who.tsx'
import { ClockBar } from './ClockBar.tsx'
import { CreditStrip } from './CreditStrip.tsx'
import { OtherKeys } from './OtherKeys.tsx'
import { PadKey } from './PadKey.tsx'
import { DUELS, PLAIN_DUEL, STEP_KINDS } from './pads.ts'
import { SetTable } from './SetTable.tsx'
import { useNames, usePad } from './use-pad.ts'

/** Two sides: what stands, and the keys of each with their names beside them. */
export function DuelPad({ scorer }: { scorer: string }) {
  const { scoring, swapped } = usePad()
  const layout = DUELS[scorer] ?? PLAIN_DUEL
  const shared = scoring.keys.filter((key) => key.side === undefined && layout.shared.includes(key.kind))
  const shown = new Set([...layout.main, ...layout.lesser, ...layout.shared])
  const sides: readonly (0 | 1)[] = swapped ? [1, 0] : [0, 1]
  return (
    <>
      <ClockBar />
      <SetTable />
      <div className={`desk-sides desk-sides-${layout.sides}`}>
        {sides.map((side) => (
          <SideBlock key={side} side={side} layout={layout} />
        ))}
      </div>
      <CreditStrip />
      {shared.length > 0 ? (
        <div className="desk-keys desk-keys-shared">
          {shared.map((key) => (
            <PadKey key={key.id} of={key} />
          ))}
        </div>
      ) : null}
      <OtherKeys without={(key) => (DUELS[scorer] ? shown.has(key.kind) && !isWay(key) : key.side !== undefined)} />
    </>
  )
}

/** How a point was won, which is told with it or not at all: beside the point itself, not in its place. */
const isWay = (key: Key): boolean => key.kind === 'point' && key.value !== undefined

function SideBlock({ side, layout }: { side: 0 | 1; layout: DuelLayout }) {
  const { unit, scoring } = usePad()
  const names = useNames(unit)
  const t = useT()
  const board = scoring.board(useNow(scoring.desk.stage === 'running'))
  const own = scoring.keys.filter((key) => key.side === side && !STEP_KINDS.has(key.kind) && !isWay(key))
  const of = (kinds: readonly string[]): Key[] => kinds.flatMap((kind) => own.filter((key) => key.kind === kind))
  const isPlain = layout.main.length === 0
  const main = isPlain ? own : of(layout.main)
  const lesser = of(layout.lesser).filter((key) => key.kind !== 'server' || key.why === null)
  const competitor = unit.competitors[side]
  const score = board.score?.[side] ?? ''
  const ahead = isAhead(board.score, side)
  const one = layout.sides === 'beside' && main.length === 1
  // a count stands on its key, where there is one: "Shido 1 of 3"
  const counts = new Map(
    one || isPlain
      ? []
      : board.sides[side]
          .filter(({ word }) => [...main, ...lesser].filter((key) => key.word === word).length === 1)
          .map((fact) => [fact.word, fact]),
  )
  const countOn = ({ word }: Key): string | null => {
    const fact = counts.get(word)
    return fact
      ? fact.of
        ? t('desk.of', { value: fact.value, of: fact.of })
        : t('desk.so-far', { n: fact.value })
      : null
  }
  return (
    <section className="desk-side" aria-label={names.side(side)} data-ahead={ahead}>
      <header>
        {layout.colours ? <i className={`desk-colour desk-colour-${layout.colours[side]}`} aria-hidden="true" /> : null}
        {layout.colours ? (
          <span className="desk-mute">{t(`desk.colour-${layout.colours[side] as 'white'}`)}</span>
        ) : null}
        {competitor ? <Who of={competitor} name={names.side(side)} /> : null}
        {board.serving === side ? <span className="desk-serves">{t('desk.serves')}</span> : null}
      </header>
      <b className="desk-score" data-long={score.length > 2}>
        {score}
      </b>
      <Facts facts={board.sides[side].filter(({ word }) => !counts.has(word))} />
      <div className={main.length > 4 ? 'desk-keys desk-keys-many' : 'desk-keys'} data-count={Math.min(main.length, 4)}>
        {main.map((key, at) => (
          <PadKey
            key={key.id}
            of={key}
            big={one}
            tone={toneOf(key, at, ahead || layout.sides === 'stacked')}
            {...(one ? { label: '+1', note: <OfSide word={key} name={names.side(side)} /> } : {})}
            note={one ? <OfSide word={key} name={names.side(side)} /> : (countOn(key) ?? noteOf(key))}
          />
        ))}
      </div>
      {lesser.length > 0 ? (
        <div className="desk-keys desk-keys-lesser">
          {lesser.map((key) => (
            <PadKey key={key.id} of={key} tone={toneOf(key, 1, false)} note={countOn(key)} />
          ))}
        </div>
      ) : null}
    </section>
  )
}

function OfSide({ word, name }: { word: Key; name: string }) {
  const t = useT()
  return <>{t('desk.key-of', { key: t(`desk-words.${word.word}`), name })}</>
}

const SERIOUS: ReadonlySet<string> = new Set([
  'shido',
  'hansoku-make',
  'yellow-card',
  'red-card',
  'gam-jeom',
  'caution',
  'passivity',
  'two-minutes',
  'personal-foul',
])

const toneOf = (key: Key, at: number, leads: boolean) =>
  SERIOUS.has(key.kind) ? 'warn' : at === 0 && leads ? 'full' : 'line'

const noteOf = ({ value, kind }: Key): string | null =>
  typeof value === 'number' && kind !== 'points' && kind !== 'caution' && kind !== 'passivity' ? `+${value}` : null

const isAhead = (score: readonly [string, string] | null, side: 0 | 1): boolean =>
  score === null || Number(score[side]) >= Number(score[side === 0 ? 1 : 0])

function Facts({ facts }: { facts: readonly BoardFact[] }) {
  const t = useT()
  if (facts.length === 0) return null
  return (
    <ul className="desk-facts">
      {facts.map(({ word, value, of }, at) => (
        // several suspensions have one word
        // eslint-disable-next-line react/no-array-index-key
        <li key={`${word}-${at}`}>
          {t(`desk-words.${word}`)} <b>{of ? t('desk.of', { value, of }) : value}</b>
        </li>
      ))}
    </ul>
  )
}
