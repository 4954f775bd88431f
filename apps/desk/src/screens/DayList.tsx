import { type ReactNode, useEffect } from 'react'
import { useT } from '../i18n/use-t.ts'
import { type Group, groupOf } from '../store/group-of.ts'
import type { KeptUnit } from '../store/kept.ts'
import { useDesk, useDeskState } from '../store/use-desk.ts'
import { go } from '../ui/address.ts'
import { Sign, type SignName } from '../ui/Sign.tsx'
import { useNow } from '../ui/use-now.ts'
import { dueOf } from './due.ts'
import { useUnitNames } from './unit-names.ts'

/** The list is read again this often while it is on screen. Milliseconds. */
const EVERY_MS = 30_000

/** The units of the day at one's own courts: what is open here, what comes next and who is due, what is over. `current`: the one beside it. */
export function DayList({ current }: { current?: string }) {
  const t = useT()
  const desk = useDesk()
  const state = useDeskState()
  const { device, list, net } = state
  useEffect(() => {
    const read = (): void => void desk.refresh().catch(() => undefined)
    read()
    const timer = setInterval(read, EVERY_MS)
    return () => clearInterval(timer)
  }, [desk])
  const day = list?.date ?? device.me?.court?.date ?? null
  const units = Object.values(state.units)
    .filter(
      (kept) =>
        kept.practice || day === null || kept.day === day || desk.waiting().some(({ unit }) => unit === kept.unit.code),
    )
    .sort((a, b) => (a.unit.unit.start ?? '').localeCompare(b.unit.unit.start ?? ''))
  const isIn =
    (group: Group) =>
    ({ unit, practice }: KeptUnit): boolean =>
      !practice && groupOf(unit, state.taps[unit.code] ?? [], desk.scoring(unit.code)?.desk.stage) === group
  const isOpen = isIn('open')
  const coming = units.filter(isIn('coming'))
  const groups: readonly (readonly [string, readonly KeptUnit[]])[] = [
    [t('desk.open-here'), units.filter(isOpen)],
    [t('desk.coming'), coming],
    [t('desk.over'), units.filter(isIn('over'))],
    [t('desk.practice'), units.filter(({ practice }) => practice)],
  ]
  return (
    <>
      {groups.map(([name, own]) =>
        own.length > 0 ? (
          <section key={name}>
            <h2 className="desk-group">{name}</h2>
            {own.map((kept) => (
              <UnitRow
                key={kept.unit.code}
                kept={kept}
                isOpen={isOpen(kept)}
                isDue={coming.includes(kept)}
                isCurrent={kept.unit.code === current}
              />
            ))}
          </section>
        ) : null,
      )}
      {units.length === 0 ? (
        <p className="desk-empty">{net === 'ended' || !device.me ? t('desk.no-way-in') : t('desk.no-units')}</p>
      ) : null}
    </>
  )
}

const SIGNS: Readonly<Record<string, SignName>> = {
  'list-missing': 'warn',
  'list-ready': 'list',
  'list-confirmed': 'list',
  playing: 'circle',
  over: 'warn',
  sent: 'done',
  protested: 'warn',
  official: 'official',
  abandoned: 'warn',
}

function UnitRow({
  kept,
  isOpen,
  isDue,
  isCurrent,
}: {
  kept: KeptUnit
  isOpen: boolean
  isDue: boolean
  isCurrent: boolean
}) {
  const t = useT()
  const desk = useDesk()
  const now = useNow(false)
  const { unit } = kept
  const { title, under, court } = useUnitNames()(unit.unit)
  const score = desk.scoring(unit.code)?.board(desk.now()).score
  const due = isDue ? dueOf(unit.unit, now) : null
  let right: ReactNode = null
  if (isOpen && score) right = <b className="desk-row-score">{score.join('–')}</b>
  else if (!kept.practice)
    right = (
      <span className={`desk-state desk-state-${unit.state}`}>
        <Sign name={SIGNS[unit.state] ?? 'circle'} />
        {t(`desk.state-${unit.state}`)}
      </span>
    )
  return (
    <button
      type="button"
      className={`desk-unit hue-${unit.unit.discipline.code}`}
      data-open={isOpen}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => go({ is: 'unit', code: unit.code })}
    >
      <time>{unit.unit.hideStart ? '' : (unit.unit.start ?? '').slice(11, 16)}</time>
      <i aria-hidden="true" />
      <span>
        <b>{title}</b>
        <small>{[under, court].filter(Boolean).join(', ')}</small>
        {due === null ? null : (
          <small className={due.is === 'late' ? 'desk-warn' : ''}>
            {due.minutes < 60
              ? t(`desk.due-${due.is}`, { minutes: due.minutes })
              : t('desk.due-long', { hours: Math.floor(due.minutes / 60), minutes: due.minutes % 60 })}
          </small>
        )}
      </span>
      {right}
    </button>
  )
}
