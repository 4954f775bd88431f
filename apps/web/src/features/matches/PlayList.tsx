import type { Match, Play } from '@games/contract'
import { Fragment } from 'react'
import { useT, useText } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'
import { Flag } from '../../ui/Flag.tsx'
import { useUnitWords } from '../../units/use-unit-words.ts'
import { matchAddress, ORDERS, type Order, SHOWN, type Shown } from './match-address.ts'
import { PersonName } from './PersonName.tsx'
import { stretchesOf } from './plays-shown.ts'
import { useFrozenPlays } from './use-frozen-plays.ts'

interface PlayListProps extends Pick<Match, 'unit' | 'plays' | 'words'> {
  readonly show: Shown
  readonly order: Order
}

/** What happened, by period; which part of it and in which order are links, so that both work without script and can be shared. */
export function PlayList({ unit, plays, words, show, order }: PlayListProps) {
  const names = useUnitWords()
  const t = useT()
  const { edge, shown, waiting, show: showAll } = useFrozenPlays(plays, order === 'newest')
  const stretches = stretchesOf(shown, show, order)
  if (plays.length === 0) return null
  return (
    <section className="matches-plays">
      <div ref={edge} className="matches-edge" tabIndex={-1} />
      <div className="ui-section">
        <h2>{t('matches.plays')}</h2>
      </div>
      <div className="matches-choices" data-keep-scroll="">
        <nav aria-label={t('matches.show')}>
          {SHOWN.map((name) => (
            <a key={name} href={matchAddress(unit.code, name, order)} data-replace="" {...current(name === show)}>
              {t(`matches.show-${name}`)}
            </a>
          ))}
        </nav>
        <nav aria-label={t('matches.order')}>
          {ORDERS.map((name) => (
            <a key={name} href={matchAddress(unit.code, show, name)} data-replace="" {...current(name === order)}>
              {t(`matches.order-${name}`)}
            </a>
          ))}
        </nav>
      </div>
      {waiting > 0 ? (
        <div className="matches-waiting">
          <button type="button" className="ui-button" onClick={showAll}>
            {t('matches.waiting', { count: waiting })}
          </button>
        </div>
      ) : null}
      {stretches.length === 0 ? (
        <Empty title={t(`matches.none-${show}`)}>
          <a className="ui-button" href={matchAddress(unit.code, 'all', order)}>
            {t('matches.show-everything')}
          </a>
        </Empty>
      ) : null}
      {stretches.map(({ period, plays: members }) => (
        <Fragment key={members.at(order === 'newest' ? -1 : 0)?.id}>
          {period === null ? null : <h3>{names.period(period, unit.discipline.code)}</h3>}
          <ol className="matches-list">
            {members.map((play) => (
              <PlayRow key={play.id} play={play} unit={unit} words={words} />
            ))}
          </ol>
        </Fragment>
      ))}
    </section>
  )
}

const current = (is: boolean) => (is ? { 'aria-current': 'true' as const } : {})

function PlayRow({ play, unit, words }: Pick<PlayListProps, 'unit' | 'words'> & { play: Play }) {
  const names = useUnitWords()
  const side = play.side === null ? undefined : unit.sides[play.side === 'home' ? 0 : 1]
  const organisation = side?.competitor?.organisation
  return (
    <li className={play.kind ? `matches-play matches-play-${play.kind}` : 'matches-play'}>
      <span className="matches-clock">{play.clock}</span>
      <span className="matches-flag">
        {side && organisation ? <Flag organisation={organisation} name={names.side(side)} size="s" /> : null}
      </span>
      <span className="matches-what">
        <Deed part={play} words={words} /> <Who part={play} side={side ? names.side(side) : null} />
        {play.with.map((part) => (
          <small key={part.id} className="matches-below">
            <Deed part={part} words={words} /> <Who part={part} side={null} />
          </small>
        ))}
      </span>
      {play.score ? (
        <span className="matches-after">
          {play.score.home}–{play.score.away}
        </span>
      ) : null}
    </li>
  )
}

type Part = Play['with'][number]

/** Our word, else the source's, else its code; a result that is but a number is what the score tells. */
function Deed({ part: { action, result, description }, words }: { part: Part; words: Match['words'] }) {
  const text = useText()
  const known = action === null ? undefined : words.actions[action]
  const became = result === null ? undefined : words.results[result]
  const outcome = became ? text(became, '') : result !== null && !/^\d+$/.test(result) ? result : ''
  return (
    <b>
      {known ? text(known, '') : (description ?? action)}
      {outcome ? `, ${outcome}` : ''}
    </b>
  )
}

/** Who acts; the side where it acts as a whole. */
function Who({ part: { who }, side }: { part: Part; side: string | null }) {
  if (who.length === 0) return side
  return who.map((person, at) => (
    <Fragment key={person.code}>
      {at > 0 ? ', ' : ''}
      <PersonName person={person} />
    </Fragment>
  ))
}
