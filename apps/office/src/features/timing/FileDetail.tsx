import type { HeatState, VenueFileDetail, VenueHeat } from '@games/contract'
import { Button } from '@games/web/ui/Button.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { useCall, useChange } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OfficeIcon } from '../../ui/OfficeIcon.tsx'
import { RulesPart } from '../../ui/RulesPart.tsx'
import { SlowNote } from '../../ui/SlowNote.tsx'
import { useFocusOnShow, useRestoredFocus } from '../../ui/use-focus.ts'
import { useUndoToast } from '../../ui/use-undo-toast.ts'
import { HeatPart } from './HeatPart.tsx'
import { MeetPart } from './MeetPart.tsx'
import { RacesPart } from './RacesPart.tsx'
import { assignmentsOf, countOf, NOTHING_SAID, type Said } from './said.ts'

/** A file heat by heat: what is recognised, what would change, what only a person can say; and then in with it, or not. */
export function FileDetail({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useCall('getVenueFile', { params: { id } })
  return (
    <section className="timing-detail">
      {data ? (
        <Detail detail={data} onClose={onClose} />
      ) : error ? (
        <CallFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </section>
  )
}

function Detail({ detail, onClose }: { detail: VenueFileDetail; onClose: () => void }) {
  const t = useT()
  const { file, fault, holds, people, problems, heats, races, meet, units, seen, rules } = detail
  const isWaiting = file.state === 'waiting'
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnShow(heading, '', 'opened')
  // the buttons go once the file is done
  useFocusOnShow(heading, file.state, 'gone')
  return (
    <>
      <h2 className="office-h2" ref={heading} tabIndex={-1}>
        <span dir="auto">{file.name}</span>
        {holds ? <span className="office-h2-more">{t(`office-timing.holds-${holds}`)}</span> : null}
        <button
          type="button"
          className="office-button-small"
          aria-label={t('office-timing.close', { name: file.name })}
          onClick={onClose}
        >
          <OfficeIcon name="cross" />
        </button>
      </h2>
      {file.state === 'waiting' ? null : <p>{t('office-timing.done')}</p>}
      {fault ? (
        <p role="alert" className="timing-fault">
          {t(`office-timing.fault-${fault}`)}
        </p>
      ) : null}
      {people === null || meet !== null ? null : <p>{t('office-timing.people', { count: people })}</p>}
      {holds === 'entries' && meet === null ? (
        <p>
          {t('office-timing.entries-why')} <Link to="/sheets">{t('office-timing.entries-open')}</Link>
        </p>
      ) : null}
      {isWaiting && !fault && people === null && meet === null && heats.length === 0 ? (
        <p>{t('office-timing.nothing-in')}</p>
      ) : null}
      {meet ? <MeetPart id={file.id} meet={meet} isOpen={isWaiting} /> : null}
      {problems.length > 0 ? <Problems problems={problems} /> : null}
      <RulesPart lines={rules} />
      {isWaiting ? <Waiting id={file.id} heats={heats} races={races} meet={meet} units={units} seen={seen} /> : null}
    </>
  )
}

/** Heats of which nothing is to be said or done. */
const QUIET: ReadonlySet<HeatState> = new Set(['same', 'left', 'has-results'])

/** Most remarks that are shown one by one. */
const MOST_SHOWN = 100

function Problems({ problems }: Pick<VenueFileDetail, 'problems'>) {
  const t = useT()
  return (
    <details className="timing-problems">
      <summary>{t('office-timing.problems', { count: problems.length })}</summary>
      <ul>
        {problems.slice(0, MOST_SHOWN).map(({ problem, line, value }, at) => (
          // remarks have no name of their own, and their list does not change
          <li key={`${at} ${problem}`}>
            {[line === null ? null : t('office-timing.at-line', { line }), t(`office-timing.problem-${problem}`), value]
              .filter((part) => part !== null)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Whether a programme has something new. */
const hasNews = ({ events, units, people, teams, delegations, changed, leaving }: Meet): boolean =>
  [events, units, people, teams, delegations].some((added) => added.new > 0) || changed > 0 || leaving > 0

type Meet = NonNullable<VenueFileDetail['meet']>

function Waiting({
  id,
  heats,
  races,
  meet,
  units,
  seen,
}: Pick<VenueFileDetail, 'heats' | 'races' | 'meet' | 'units' | 'seen'> & { id: number }) {
  const t = useT()
  const undoToast = useUndoToast()
  const client = useQueryClient()
  const overId = useId()
  const [said, setSaid] = useState<Said>(NOTHING_SAID)
  const [over, setOver] = useState(false)
  const assign = useChange('assignVenueFile')
  const bringIn = useChange('importVenueFile')
  const leave = useChange('leaveVenueFile')
  const busy = assign.isPending || bringIn.isPending || leave.isPending
  const acts = useRef<HTMLDivElement>(null)
  useRestoredFocus(busy, () => acts.current?.querySelector('button'))
  const params = { id }
  const kept = heats.reduce((sum, heat) => sum + heat.kept.length, 0)
  const official = heats.filter(({ state }) => state === 'official').length
  const ready = heats.filter(
    ({ state, kept: own }) => state === 'ready' || state === 'official' || (over && own.length > 0),
  )
  const isMeet = meet !== null && hasNews(meet)
  const isOld = meet?.question === null && !isMeet && ready.length === 0
  // a meet has hundreds of heats, of which few are new
  const isQuiet = ({ state, kept: own }: VenueHeat) => QUIET.has(state) && own.length === 0
  const [open, others] = [heats.filter((heat) => !isQuiet(heat)), heats.filter(isQuiet)]
  const part = (heat: VenueHeat) => <HeatPart key={heat.key} heat={heat} units={units} said={said} onSay={setSaid} />
  const remember = (own: Said) =>
    assign.mutate(
      { params, body: assignmentsOf(own) },
      {
        onSuccess: ({ action }) => {
          // choices on the page that are not stored yet stay
          setSaid((now) => (now === own ? NOTHING_SAID : now))
          undoToast(t('office-timing.remembered'), action)
        },
      },
    )
  const error = assign.error ?? bringIn.error ?? leave.error
  return (
    <>
      <RacesPart
        races={races}
        units={units}
        busy={busy}
        onAccept={(race) =>
          remember({ ...NOTHING_SAID, heats: new Map(race.heats.map(({ heat, unit }) => [heat, unit])) })
        }
      />
      <ol className="timing-heats">{open.map(part)}</ol>
      {others.length > 0 ? (
        <details>
          <summary>{t('office-timing.others', { count: others.length })}</summary>
          <ol className="timing-heats">{others.map(part)}</ol>
        </details>
      ) : null}
      {isOld && open.length === 0 ? <p>{t('office-timing.meet-same')}</p> : null}
      {error ? <CallFailed error={error} /> : null}
      {busy ? <SlowNote onStop={() => [assign, bringIn, leave].forEach((change) => change.reset())} /> : null}
      {kept > 0 ? (
        <label className="timing-over" htmlFor={overId}>
          <input id={overId} type="checkbox" checked={over} onChange={({ target }) => setOver(target.checked)} />
          {t('office-timing.over')}
        </label>
      ) : null}
      {official > 0 ? <p>{t('office-timing.official-warning', { count: official })}</p> : null}
      <div className="office-actions" ref={acts}>
        <Button
          disabled={busy}
          onClick={() =>
            leave.mutate({ params }, { onSuccess: ({ action }) => undoToast(t('office-timing.left'), action) })
          }
        >
          {t('office-timing.leave')}
        </Button>
        {countOf(said) > 0 ? (
          <Button kind="main" disabled={busy} onClick={() => remember(said)}>
            {t('office-timing.remember')}
          </Button>
        ) : ready.length > 0 || isMeet ? (
          <Button
            kind="main"
            disabled={busy}
            onClick={() =>
              bringIn.mutate(
                { params, body: { overCorrections: over, seen } },
                {
                  onSuccess: ({ action }) => undoToast(t('office-timing.brought-in'), action),
                  // whatever is otherwise by now is shown
                  onError: () => void client.invalidateQueries(),
                },
              )
            }
          >
            {t(isMeet ? 'office-timing.bring-in-meet' : 'office-timing.bring-in', { count: ready.length })}
          </Button>
        ) : null}
      </div>
    </>
  )
}
