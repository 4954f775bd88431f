import type { UnitPage } from '@games/contract'
import { followKey } from '@games/domain/follow/follow'
import type { SpokenWords } from '@games/domain/spoken/spoken-words'
import type { Follows } from '@games/domain/spoken/tell-changes'
import { useEffect, useRef, useState } from 'react'
import { readFollowed } from '../../../follow/follows.ts'
import { timeOfDay } from '../../../i18n/format.ts'
import { useT } from '../../../i18n/use-t.ts'
import { useFreshness, useGamesNow } from '../../../live/live-context.ts'
import { useShownTime } from '../../../time/shown-time.ts'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/Select.tsx'
import { allowSpeech } from './allow-speech.ts'
import { PACES, readChoices, type SpokenChoices, storeChoices } from './choices.ts'
import { startHearing } from './heard.ts'
import { onlyHere } from './only-here.ts'
import { createReader, type Reader, type ReaderState } from './reader.ts'
import { keepScreenOn } from './screen.ts'
import { synthesisOf } from './speech.ts'
import './spoken.css'

/** A signal that is back before is not missed. Milliseconds. */
const LOST_AFTER = 10_000
/** An official result may still get its medals and be corrected; then there is nothing more to hear. Milliseconds. */
const SETTLED_FOR = 15 * 60_000

/** Why it stopped by itself; nothing to be said where the page is left. */
export type EndReason = 'spoken.elsewhere' | 'spoken.over' | null

const follows: Follows = ({ code, type, organisation }) => {
  const followed = readFollowed()
  return (
    followed.includes(followKey(type === 'T' ? 'team' : 'athlete', code)) ||
    (organisation !== null && followed.includes(followKey('delegation', organisation.code)))
  )
}

/** Reads a unit's page aloud for as long as it is on the page: what was said last, how fast and by whom. `onEnd` when it has to stop. */
export function SpokenPart({
  page,
  words,
  onEnd,
}: {
  page: UnitPage
  words: SpokenWords
  onEnd: (why: EndReason) => void
}) {
  const t = useT()
  const [state, setState] = useState<ReaderState>({ by: 'pending', text: '' })
  const [choices, setChoices] = useState(readChoices)
  const reader = useRef<Reader | null>(null)
  const ended = useRef(onEnd)
  const freshness = useFreshness()
  const now = useGamesNow()
  const shown = useShownTime()

  useEffect(() => {
    ended.current = onEnd
  })

  useEffect(() => {
    const reading = createReader({
      synthesis: synthesisOf(),
      words,
      languages: navigator.languages,
      follows,
      choices: readChoices(),
      onState: setState,
    })
    reader.current = reading
    const releases = [
      () => reading.stop(),
      startHearing(),
      keepScreenOn(),
      onlyHere(() => ended.current('spoken.elsewhere')),
    ]
    const leave = (): void => ended.current(null)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      for (const release of releases) release()
    }
  }, [words])

  useEffect(() => reader.current?.take({ kind: 'view', view: page }), [page, words])

  const isLive = freshness.state === 'live'
  const instant = freshness.at ?? page.updatedAt ?? now
  const lastHeard = instant === null ? '' : timeOfDay(shown.at(instant))
  const heard = useRef(lastHeard)
  useEffect(() => {
    heard.current = lastHeard
  })
  useEffect(() => {
    if (isLive) return reader.current?.take({ kind: 'live' })
    const timer = setTimeout(() => reader.current?.take({ kind: 'lost', at: heard.current }), LOST_AFTER)
    return () => clearTimeout(timer)
  }, [isLive, words])

  const isSettled = page.unit.status === 'OFFICIAL'
  useEffect(() => {
    if (!isSettled) return
    const timer = setTimeout(() => ended.current('spoken.over'), SETTLED_FOR)
    return () => clearTimeout(timer)
  }, [isSettled])

  const choose = (change: Partial<SpokenChoices>): void => {
    const next = { ...choices, ...change }
    setChoices(next)
    storeChoices(next)
    reader.current?.choose(next)
  }
  const isText = state.by === 'screen-reader' || state.by === 'no-voice'
  return (
    <section className="units-spoken" aria-label={t('spoken.title')}>
      {/* read by a voice it is not to be read by a screen reader too */}
      <p className="units-spoken-text" aria-live={isText ? 'polite' : 'off'}>
        {state.text}
      </p>
      {state.by === 'no-voice' ? <p className="units-spoken-note">{t('spoken.no-voice')}</p> : null}
      {state.by === 'refused' ? (
        <p className="units-spoken-note">
          {t('spoken.refused')}{' '}
          <Button
            onClick={() => {
              allowSpeech()
              reader.current?.again()
            }}
          >
            {t('spoken.again')}
          </Button>
        </p>
      ) : null}
      <div className="units-spoken-choices">
        {isText ? null : (
          <Select
            label={t('spoken.pace')}
            value={choices.pace}
            options={PACES.map((value) => ({ value, label: t(`spoken.pace-${paceKey(value)}`) }))}
            onChange={(pace) => choose({ pace })}
          />
        )}
        <Select
          label={t('spoken.reader')}
          value={choices.reader}
          options={[
            { value: 'voice', label: t('spoken.reader-voice') },
            { value: 'screen-reader', label: t('spoken.reader-screen-reader') },
          ]}
          onChange={(chosen) => choose({ reader: chosen })}
        />
      </div>
      <p className="units-spoken-note">{t('spoken.note')}</p>
    </section>
  )
}

const paceKey = (pace: (typeof PACES)[number]) =>
  (({ '0.8': 'slow', '1': 'usual', '1.25': 'fast', '1.5': 'fastest' }) as const)[pace]
