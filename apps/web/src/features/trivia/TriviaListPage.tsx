import type { TriviaSummary } from '@games/contract/trivia/trivia'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { shortDay, timeOfDay } from '../../i18n/format.ts'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { PointsStrip } from '../../points/PointsStrip.tsx'
import { useShownTime } from '../../time/shown-time.ts'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { List } from '../../ui/List.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { LiveDot } from '../../ui/LiveDot.tsx'
import { Pictogram } from '../../ui/Pictogram.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { hourOf, isToday, momentOf } from './device-time.ts'
import { outcomeOf } from './outcome.ts'
import { tilesOf } from './tiles.ts'
import { clockOf, useCountdown } from './use-countdown.ts'

type Shown =
  | { readonly kind: 'loading' }
  | { readonly kind: 'away' }
  | { readonly kind: 'list'; readonly trivia: readonly TriviaSummary[] }

/** All trivia with one's own progress (R7.1). */
export function TriviaListPage({ onSignedOut }: { onSignedOut: () => void }) {
  const t = useT()
  const [shown, setShown] = useState<Shown>({ kind: 'loading' })
  const load = async () => {
    const outcome = await outcomeOf((api, signal) => api.listTrivia({}, { signal }))
    if (outcome.kind === 'signed-out') return onSignedOut()
    if (outcome.kind === 'ok') return setShown({ kind: 'list', trivia: outcome.value.trivia })
    // what is on the screen stays there
    setShown((now) => (now.kind === 'list' ? now : { kind: 'away' }))
  }
  const loading = useRef(load)
  useEffect(() => {
    loading.current = load
  })
  useEffect(() => {
    const see = () => {
      if (document.visibilityState === 'visible') void loading.current()
    }
    see()
    addEventListener('online', see)
    document.addEventListener('visibilitychange', see)
    return () => {
      removeEventListener('online', see)
      document.removeEventListener('visibilitychange', see)
    }
  }, [])
  return (
    <>
      <PageTitle title={t('trivia.title')} />
      <PointsStrip />
      {shown.kind === 'loading' ? (
        <Skeleton label={t('trivia.loading')} />
      ) : shown.kind === 'away' ? (
        <ErrorNote
          title={t('trivia.away')}
          why={t('trivia.away-why')}
          retry={{ label: t('trivia.try-now'), onRetry: () => void load() }}
        />
      ) : shown.trivia.length === 0 ? (
        <Empty title={t('trivia.none')} why={t('trivia.none-why')} />
      ) : (
        <Sections trivia={shown.trivia} onOver={() => void load()} />
      )}
    </>
  )
}

function Sections({ trivia, onOver }: { trivia: readonly TriviaSummary[]; onOver: () => void }) {
  const t = useT()
  const running = trivia.filter(({ state }) => state === 'running')
  const graded = trivia
    .filter(({ state }) => state === 'graded')
    .toSorted((a, b) => (b.result?.gradedAt ?? '').localeCompare(a.result?.gradedAt ?? ''))
  const rest = trivia.filter(({ state }) => state === 'locked' || state === 'ready')
  const right = graded.reduce((sum, { result }) => sum + (result?.right ?? 0), 0)
  const asked = graded.reduce((sum, { questionCount }) => sum + questionCount, 0)
  return (
    <div className="trivia-list">
      <section className="trivia-progress" aria-label={t('trivia.progress')}>
        <p>
          <b>{graded.length}</b>
          <span>{t('trivia.progress-of', { of: trivia.length, right, asked })}</span>
        </p>
        <div
          className="trivia-tiles"
          role="img"
          aria-label={t('trivia.tiles', { answered: graded.length, of: trivia.length, open: running.length })}
        >
          {tilesOf(trivia).map(({ discipline, state, count }) => (
            <span key={discipline} data-state={state}>
              <Pictogram code={discipline} />
              {count > 1 ? <small>{count}</small> : null}
            </span>
          ))}
        </div>
      </section>
      {running.length === 0 ? null : (
        <Section title={t('trivia.open-now')}>
          {running.map((one) => (
            <RunningRow key={one.id} trivia={one} onOver={onOver} />
          ))}
        </Section>
      )}
      {rest.length === 0 ? null : (
        <Section title={t('trivia.to-answer')} more={<a href="/qr-scan">{t('trivia.scan')}</a>}>
          {rest.map((one) => (
            <OpenRow key={one.id} trivia={one} />
          ))}
        </Section>
      )}
      {graded.length === 0 ? null : (
        <Section title={t('trivia.answered')}>
          {graded.map((one) => (
            <GradedRow key={one.id} trivia={one} />
          ))}
        </Section>
      )}
    </div>
  )
}

function Section({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  return (
    <section className="trivia-section">
      <div className="trivia-head">
        <h2>{title}</h2>
        {more}
      </div>
      <List>{children}</List>
    </section>
  )
}

function Row({ trivia, second, trail }: { trivia: TriviaSummary; second: ReactNode; trail: ReactNode }) {
  const text = useText()
  return (
    <ListRow
      href={`/trivia/${trivia.id}`}
      lead={<Pictogram code={trivia.discipline} />}
      title={text(trivia.title, trivia.id)}
      second={second}
      trail={trail}
    />
  )
}

function RunningRow({ trivia, onOver }: { trivia: TriviaSummary; onOver: () => void }) {
  const t = useT()
  const locale = useLocale()
  const [left] = useCountdown(trivia)
  const isOver = left === 0
  const over = useRef(onOver)
  useEffect(() => {
    over.current = onOver
  })
  useEffect(() => {
    if (isOver) over.current()
  }, [isOver])
  return (
    <Row
      trivia={trivia}
      second={t('trivia.running', {
        answered: trivia.answered,
        of: trivia.questionCount,
        time: hourOf(trivia.endsAt ?? 0, locale),
      })}
      trail={
        <span className="trivia-running">
          <LiveDot /> {clockOf(left)}
        </span>
      }
    />
  )
}

function OpenRow({ trivia }: { trivia: TriviaSummary }) {
  const t = useT()
  const text = useText()
  const locale = useLocale()
  const { at } = useShownTime()
  const { availability, opensAt, state, questionCount, minutes, points } = trivia
  const opens = opensAt === null ? '' : at(Date.parse(opensAt))
  const about = t('trivia.about', { questions: questionCount, minutes })
  const when =
    availability === 'closed'
      ? t('trivia.closed')
      : availability === 'upcoming'
        ? t('trivia.opens', { day: shortDay(opens.slice(0, 10), locale), time: timeOfDay(opens) })
        : state === 'ready'
          ? t('trivia.ready')
          : null
  return (
    <Row
      trivia={trivia}
      second={[text(trivia.place, ''), about, when].filter(Boolean).join(', ')}
      trail={<b>{t('trivia.figure', { points: points * questionCount })}</b>}
    />
  )
}

function GradedRow({ trivia }: { trivia: TriviaSummary }) {
  const t = useT()
  const locale = useLocale()
  const { result, questionCount } = trivia
  if (!result) return null
  const { gradedAt } = result
  return (
    <Row
      trivia={trivia}
      second={isToday(gradedAt) ? t('trivia.today', { time: hourOf(gradedAt, locale) }) : momentOf(gradedAt, locale)}
      trail={
        <span className="trivia-result">
          <b>{t('trivia.right-of', { right: result.right, of: questionCount })}</b>
          <span>{t('trivia.plus', { points: result.points })}</span>
        </span>
      }
    />
  )
}
