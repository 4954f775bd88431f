import type { PersonDetail, PersonPoint } from '@games/contract'
import { MOST_BY_HAND } from '@games/contract/people/people'
import { pick } from '@games/domain/text/localized'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { Button } from '@games/web/ui/Button.tsx'
import { Field } from '@games/web/ui/Field.tsx'
import { useState } from 'react'
import { useChange, usePagedCall } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { useUndo, useUndoToast } from '../../ui/use-undo-toast.ts'
import { isGift, pointsFault } from './points-given.ts'

/** A person's points line by line, and giving some by hand (R7.3). */
export function PointsPart({ person }: { person: PersonDetail }) {
  const t = useT()
  const { id, points, position, own } = person
  const { data, error, refetch, fetchNextPage, hasNextPage } = usePagedCall(
    'listPersonPoints',
    {},
    { params: { id }, of: id },
  )
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <section aria-labelledby="people-points">
      <h3 className="office-h2" id="people-points">
        {t('office-people.ledger')}
        <span className="office-h2-more">{t('office-people.ledger-why')}</span>
        <b className="people-sum">{t('office-people.sum', { points })}</b>
      </h3>
      {position === null ? null : <p className="muted people-hint">{t('office-people.position', { position })}</p>}
      {own ? null : <GiveForm person={person} />}
      {error ? <CallFailed error={error} onRetry={() => void refetch()} /> : null}
      {data && entries.length === 0 ? <p className="muted people-hint">{t('office-people.no-points')}</p> : null}
      <ul className="people-lines people-ledger">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {hasNextPage ? <Button onClick={() => void fetchNextPage()}>{t('office-people.older')}</Button> : null}
    </section>
  )
}

function GiveForm({ person: { id, username, pointsLeft } }: { person: PersonDetail }) {
  const t = useT()
  const undoToast = useUndoToast()
  const give = useChange('givePoints')
  // sent again after a lost answer, it is the same gift
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const points = Number(typed)
  const found = pointsFault(typed, pointsLeft)
  const fault =
    found === 'whole'
      ? t('office-people.points-whole')
      : found === 'many'
        ? t('office-people.points-many', { left: pointsLeft, most: MOST_BY_HAND })
        : undefined
  const isReady = isGift({ typed, reason }, pointsLeft)
  return (
    <form
      className="people-give"
      data-unsent={typed !== '' || reason !== ''}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isReady || give.isPending) return
        give.mutate(
          { params: { id }, body: { key, points, reason } },
          {
            onSuccess: ({ action }) => {
              setKey(crypto.randomUUID())
              setTyped('')
              setReason('')
              undoToast(t('office-people.given', { points, username }), action)
            },
          },
        )
      }}
    >
      <Field label={t('office-people.give-points')} {...(fault === undefined ? {} : { error: fault })}>
        {(control) => (
          <input
            {...control}
            className="ui-input"
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={typed}
            onChange={({ target }) => setTyped(target.value.replace(/[^\d.,-]/g, ''))}
          />
        )}
      </Field>
      <Field label={t('office-people.give-why')}>
        {(control) => (
          <input
            {...control}
            className="ui-input"
            maxLength={200}
            dir="auto"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <div className="people-give-foot">
        <Button kind="main" type="submit" disabled={!isReady || give.isPending}>
          {isReady ? t('office-people.give', { points }) : t('office-people.give-empty')}
        </Button>
        <span className="muted">{t('office-people.give-hint', { most: MOST_BY_HAND, left: pointsLeft })}</span>
      </div>
      {give.error ? <CallFailed error={give.error} /> : null}
    </form>
  )
}

function Entry({ entry }: { entry: PersonPoint }) {
  const t = useT()
  const locale = useLocale()
  const { moment } = useTime()
  const undo = useUndo()
  const { points, note, reason, undoes, title, by, isUndone, action, earnedAt } = entry
  const what = note ?? (title ? pick(title, locale) : t(`office-people.reason-${undoes === null ? reason : 'back'}`))
  const source =
    reason === 'hand'
      ? by === null
        ? t('office-people.by-gone')
        : t('office-people.by', { by })
      : t('office-people.automatic')
  return (
    <li data-undone={isUndone ? '' : undefined}>
      <time dateTime={earnedAt}>{moment(earnedAt)}</time>
      <span>
        <span dir="auto">{isUndone ? <s>{what}</s> : what}</span>
        <small>{isUndone ? t('office-people.undone', { source }) : source}</small>
      </span>
      {action !== null && !isUndone ? (
        <button
          type="button"
          className="office-button-small"
          aria-label={t('office-people.undo-points', { what })}
          onClick={() => undo(action)}
        >
          {t('office.undo')}
        </button>
      ) : null}
      <b className={points < 0 ? 'people-minus' : undefined}>
        {t(points < 0 ? 'office-people.minus' : 'office-people.plus', { points: Math.abs(points) })}
      </b>
    </li>
  )
}
