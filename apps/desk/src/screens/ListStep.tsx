import type { DeskCompetitor } from '@games/contract'
import { ruleSetOf } from '@games/domain/scoring/index'
import { ruleSetParts } from '@games/domain/scoring/rule-sets/variant-names'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { useNames, usePad } from '../pads/use-pad.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Sign } from '../ui/Sign.tsx'
import { Who } from '../ui/Who.tsx'
import { Proposals } from './Proposals.tsx'
import { CallTimer } from './SpareTimer.tsx'

/** The start list, confirmed line by line: who is there, bib, lane. */
export function ListStep() {
  const { unit, scoring, press } = usePad()
  const t = useT()
  const locale = useLocale()
  const names = useNames(unit)
  const [shown, show] = useState(0)
  const [edited, edit] = useState<Edited | null>(null)
  const { desk } = scoring
  const isTeams = unit.competitors.length === 2 && unit.competitors.some(({ athletes }) => athletes.length > 1)
  const team = isTeams ? unit.competitors[shown] : undefined
  const presentIn = (one: DeskCompetitor): number =>
    one.athletes.filter(({ code }) => desk.absent[code] === undefined).length
  const there = unit.competitors.filter(({ code }) => !desk.outs[code]).length
  const rules = ruleSetOf(scoring.ruleSet)
  const end = scoring.keys.find(({ kind }) => kind === 'end')
  return (
    <>
      <div className="desk-rules-line">{rules ? ruleSetParts(rules, locale).join(' · ') : ''}</div>
      {desk.listConfirmed ? null : <p className="desk-mute">{t('desk.list-how')}</p>}
      <Proposals isBefore />
      {isTeams ? (
        <div className="desk-tabs" role="group" aria-label={t('desk.sides')}>
          {unit.competitors.map((one, at) => (
            <button key={one.code} type="button" aria-pressed={shown === at} onClick={() => show(at)}>
              {names.competitor(one.code)} {presentIn(one)}
            </button>
          ))}
        </div>
      ) : null}
      <ul className="desk-list">
        {team
          ? team.athletes.map(({ code, name, bib }) => (
              <ListLine
                key={code}
                bib={desk.bibs[code] ?? bib ?? ''}
                name={<b>{name}</b>}
                absent={desk.absent[code] === undefined ? null : (desk.absent[code] ?? '')}
                onClick={() => edit({ is: 'athlete', code, name, bib: desk.bibs[code] ?? bib ?? '' })}
              />
            ))
          : unit.competitors.map((one) => (
              <ListLine
                key={one.code}
                bib={desk.lanes[one.code] ?? one.startOrder ?? one.bib ?? ''}
                name={<Who of={one} name={names.competitor(one.code)} />}
                absent={desk.outs[one.code] ? t(`desk-words.${desk.outs[one.code]?.how ?? 'no-show'}`) : null}
                onClick={() =>
                  edit({
                    is: 'competitor',
                    code: one.code,
                    name: names.competitor(one.code),
                    bib: desk.bibs[one.code] ?? one.bib ?? '',
                    lane: desk.lanes[one.code] ?? one.startOrder ?? '',
                  })
                }
              />
            ))}
      </ul>
      {edited ? <EditLine of={edited} onClose={() => edit(null)} /> : null}
      <footer className="desk-foot desk-foot-stuck">
        {desk.listConfirmed ? (
          <>
            <button
              type="button"
              className="desk-button desk-button-full"
              data-key="start"
              onClick={() => press({ kind: 'start' })}
            >
              <Sign name="play" /> {t('desk-words.start')}
            </button>
            <button
              type="button"
              className="desk-button"
              data-key="ready"
              aria-pressed={desk.stage === 'ready'}
              onClick={() => press({ kind: 'ready' })}
            >
              <span>
                {t('desk-words.getting-ready')}
                <small>{t('desk.ready-note')}</small>
              </span>
            </button>
          </>
        ) : (
          <button
            type="button"
            className="desk-button desk-button-full"
            data-key="list-confirm"
            onClick={() => press({ kind: 'list-confirm' })}
          >
            {isTeams
              ? t('desk.confirm-teams', { counts: unit.competitors.map(presentIn).join(' × ') })
              : t('desk.confirm-list', { count: there })}
          </button>
        )}
        <CallTimer />
        {end?.why === null ? (
          <button type="button" className="desk-button" data-key="end" onClick={() => press({ kind: 'end' })}>
            {t('desk-words.end')}
          </button>
        ) : null}
        <p className="desk-mute">{t('desk.list-public')}</p>
      </footer>
    </>
  )
}

function ListLine({
  bib,
  name,
  absent,
  onClick,
}: {
  bib: string
  name: ReactNode
  absent: string | null
  onClick: () => void
}) {
  const t = useT()
  return (
    <li>
      <button type="button" onClick={onClick}>
        <span className="desk-lane">{bib}</span>
        <span className="desk-row-name">
          {name}
          {absent ? <small>{absent}</small> : null}
        </span>
        <span className={absent === null ? 'desk-ok' : 'desk-bad'}>
          <Sign name={absent === null ? 'done' : 'cross'} /> {absent === null ? t('desk.present') : t('desk.absent')}
        </span>
      </button>
    </li>
  )
}

type Edited =
  | { readonly is: 'athlete'; readonly code: string; readonly name: string; readonly bib: string }
  | {
      readonly is: 'competitor'
      readonly code: string
      readonly name: string
      readonly bib: string
      readonly lane: string
    }

/** Somebody of the list: not there, and why; another bib or lane. */
function EditLine({ of: line, onClose }: { of: Edited; onClose: () => void }) {
  const { scoring, press, unit, ask } = usePad()
  const t = useT()
  const [bib, setBib] = useState(line.bib)
  const [lane, setLane] = useState(line.is === 'competitor' ? line.lane : '')
  const { desk } = scoring
  const isAbsent = line.is === 'athlete' ? desk.absent[line.code] !== undefined : desk.outs[line.code] !== undefined
  const save = (event: FormEvent): void => {
    event.preventDefault()
    const whose = line.is === 'athlete' ? { athlete: line.code } : { competitor: line.code }
    if (bib.trim() !== line.bib && bib.trim() !== '') press({ kind: 'bib', ...whose, value: bib.trim() })
    if (line.is === 'competitor' && lane.trim() !== line.lane && lane.trim() !== '')
      press({ kind: 'lane', competitor: line.code, value: lane.trim() })
    onClose()
  }
  const outKeys =
    line.is === 'competitor'
      ? scoring.keys.filter(
          (key) =>
            key.kind === 'out' &&
            key.why === null &&
            (key.side === undefined || unit.competitors[key.side]?.code === line.code),
        )
      : []
  return (
    <Dialog title={line.name} onClose={onClose}>
      <form className="desk-form" onSubmit={save}>
        {isAbsent ? (
          <button
            type="button"
            className="desk-button desk-button-full"
            onClick={() => {
              const side = unit.competitors.findIndex(({ code }) => code === line.code)
              if (line.is === 'athlete') press({ kind: 'athlete-in', athlete: line.code })
              else
                press({
                  kind: 'reinstate',
                  competitor: line.code,
                  ...(unit.competitors.length === 2 && (side === 0 || side === 1) ? { side } : {}),
                })
              onClose()
            }}
          >
            {t('desk.is-here')}
          </button>
        ) : line.is === 'athlete' ? (
          <>
            <p>{t('desk.why-absent')}</p>
            {(['injury', 'no-show', 'suspended', 'coach'] as const).map((reason) => (
              <button
                key={reason}
                type="button"
                className="desk-button"
                onClick={() => {
                  press({ kind: 'athlete-out', athlete: line.code, value: t(`desk.absent-${reason}`) })
                  onClose()
                }}
              >
                {t(`desk.absent-${reason}`)}
              </button>
            ))}
          </>
        ) : (
          <>
            <p>{t('desk.why-absent')}</p>
            {outKeys.map((key) => (
              <button
                key={key.id}
                type="button"
                className="desk-button"
                data-key={key.id}
                onClick={() => {
                  onClose()
                  ask(key, line.code)
                }}
              >
                {t(`desk-words.${key.word}`)}
              </button>
            ))}
          </>
        )}
        <label className="desk-field">
          <span>{t('desk.bib')}</span>
          <input maxLength={8} autoComplete="off" value={bib} onChange={({ target }) => setBib(target.value)} />
        </label>
        {line.is === 'competitor' ? (
          <label className="desk-field">
            <span>{t('desk.lane')}</span>
            <input maxLength={8} autoComplete="off" value={lane} onChange={({ target }) => setLane(target.value)} />
          </label>
        ) : null}
        <button type="submit" className="desk-button">
          {t('desk.take')}
        </button>
      </form>
    </Dialog>
  )
}
