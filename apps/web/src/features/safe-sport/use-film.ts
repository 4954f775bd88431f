import type { Film, Watched } from '@games/contract/safe-sport/safe-sport'
import { ApiFailure } from '@games/contract/failure'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { loadAnew } from '../../session/load-anew.ts'
import { privateApi } from '../../session/private-api.ts'
import { openSource } from '../../video/open-source.ts'
import { loadToPlay, takeToPlay, toPlay, watchPolicy } from '../../video/page-policy.ts'
import { createPlayReports, type PlayReports } from './play-reports.ts'

/**
 * How it is with the film. `hidden`: paused because nobody could see it. `stalled`: the next part is late. `offline`: what is played
 * does not reach the server, so that it would not count. `broken`: no source of it can be played.
 */
export type FilmState = 'ready' | 'playing' | 'paused' | 'hidden' | 'stalled' | 'offline' | 'broken' | 'ended'

/** What is played may wait so long to be taken; beyond it the film stops, since the server counts no more than a minute of silence. */
const MOST_WAITING_MS = 20_000
/** A pause in loading that is shorter is not spoken of. */
const STALL_MS = 1_500
/** A film that goes on a little before the place where it stopped. */
const BEFORE_STOP = 1
const CHECK_MS = 1_000
/** A report that is not answered in this time has not arrived. */
const PATIENCE_MS = 10_000

export interface FilmOptions {
  readonly film: Film
  /** null: nothing is counted, and everybody goes where they like. */
  readonly watched: Watched | null
  /** The server's word after a report. */
  readonly onWatched: (watched: Watched) => void
  /** It has come to its end, and the server says that it was watched as a whole (or nothing is counted). */
  readonly onEnd: () => void
  readonly onSignedOut: () => void
}

export interface FilmControl {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly state: FilmState
  /** Where it is, in seconds. */
  readonly at: number
  /** How far one may go: what has been watched, or all of it. */
  readonly reach: number
  /** Something that was played was not counted: it goes on where the server counted to. */
  readonly goesBack: boolean
  toggle(): void
  /** To a place that may be reached. */
  goTo(seconds: number): void
  retry(): void
}

/** Plays the film in the video element that has the ref `video`: no further forward than it was watched, as long as it has not been as a whole (R4.5). */
export function useFilm({ film, watched, onWatched, onEnd, onSignedOut }: FilmOptions): FilmControl {
  const video = useRef<HTMLVideoElement>(null)
  const flush = useRef(() => {})
  const isLimited = watched !== null && watched.wholeAt === null
  const [state, setState] = useState<FilmState>('ready')
  const [at, setAt] = useState(isLimited ? watched.seconds : 0)
  const [reach, setReach] = useState(isLimited ? watched.seconds : film.seconds)
  const [goesBack, setGoesBack] = useState(false)
  /** How many of the sources have failed. */
  const [failed, setFailed] = useState(0)
  // what the element's events need of the newest render: they are listened to once
  const now = useRef({ onWatched, onEnd, onSignedOut })
  useEffect(() => {
    now.current = { onWatched, onEnd, onSignedOut }
  })
  /** Of the visit: whoever comes to the end is limited no more, but goes on as one who is until the page is left. */
  const limit = useRef({ isLimited, reach: isLimited ? watched.seconds : film.seconds })
  /** Where it was when its source broke: another try goes on from there. */
  const place = useRef(0)
  /** The page's policy has refused a source, and none has opened since. */
  const [isKeptAway, setKeptAway] = useState(false)

  useEffect(() => {
    const element = video.current
    if (!element) return
    let close: (() => void) | null = null
    let isOpen = true
    const broken = () => setFailed((before) => before + 1)
    const left = film.sources.slice(failed)
    if (left.length === 0) return
    void openSource(element, left, broken).then((opened) => {
      if (!isOpen) opened?.()
      else if (opened) close = opened
      else setFailed(film.sources.length)
    }, broken)
    return () => {
      isOpen = false
      close?.()
    }
  }, [film, failed])

  useEffect(() => {
    const element = video.current
    if (!element) return
    const limits = limit.current
    let stall: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    function taken(word: Watched) {
      if (isGone) return
      now.current.onWatched(word)
      setState((before) => (before === 'offline' ? 'paused' : before))
      if (!element?.ended) return
      if (word.wholeAt !== null) return now.current.onEnd()
      // another device has played meanwhile, say: what was not counted is played once more
      setGoesBack(true)
      limits.reach = word.seconds
      element.currentTime = Math.max(0, word.seconds - BEFORE_STOP)
      element.play().catch(() => setState('paused'))
    }
    const reports: PlayReports | null = limits.isLimited
      ? createPlayReports({
          send: (part) => privateApi.reportPlayed({ body: part }, { signal: AbortSignal.timeout(PATIENCE_MS) }),
          onWatched: taken,
          onFault: (fault) => {
            if (fault instanceof ApiFailure && fault.status === 401) now.current.onSignedOut()
          },
        })
      : null

    const ended = async () => {
      setState('ended')
      if (!reports) return now.current.onEnd()
      reports.reach(element.currentTime)
      const word = await reports.flush()
      if (word === null && !isGone) setState('offline')
    }
    const listeners: Partial<Record<keyof HTMLVideoElementEventMap, () => void>> = {
      loadedmetadata() {
        setKeptAway(false)
        const from = limits.isLimited ? limits.reach : place.current
        if (from > 0) element.currentTime = from
      },
      play() {
        reports?.begin(element.currentTime)
      },
      playing() {
        clearTimeout(stall)
        setState('playing')
      },
      pause() {
        clearTimeout(stall)
        reports?.reach(element.currentTime)
        void reports?.flush()
        if (!element.ended) setState((before) => (before === 'playing' || before === 'stalled' ? 'paused' : before))
      },
      waiting() {
        stall = setTimeout(() => setState('stalled'), STALL_MS)
      },
      seeking() {
        // also what the browser's own controls of a full screen or a keyboard's media keys do
        if (limits.isLimited && element.currentTime > limits.reach + 0.25) element.currentTime = limits.reach
        setAt(element.currentTime)
      },
      seeked() {
        if (!element.paused) reports?.begin(element.currentTime)
      },
      timeupdate() {
        // a source that is taken away is at 0
        if (element.seeking || element.readyState === HTMLMediaElement.HAVE_NOTHING) return
        const time = element.currentTime
        place.current = time
        setAt(time)
        if (!limits.isLimited) return
        limits.reach = Math.max(limits.reach, time)
        setReach(limits.reach)
        if (!element.paused) reports?.reach(time)
      },
      ratechange() {
        if (limits.isLimited && element.playbackRate !== 1) element.playbackRate = 1
      },
      ended: () => void ended(),
      error: () => setFailed((before) => before + 1),
    }
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener)
    flush.current = () => void reports?.flush()
    const onHidden = () => {
      if (document.visibilityState !== 'hidden' || element.paused) return
      element.pause()
      setState('hidden')
    }
    document.addEventListener('visibilitychange', onHidden)
    const check = setInterval(() => {
      if (!reports || element.paused || reports.waitingMs() < MOST_WAITING_MS) return
      element.pause()
      setState('offline')
    }, CHECK_MS)
    return () => {
      isGone = true
      clearTimeout(stall)
      clearInterval(check)
      document.removeEventListener('visibilitychange', onHidden)
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener)
      reports?.reach(element.currentTime)
      void reports?.flush()
      reports?.close()
    }
  }, [])

  const isBroken = failed >= film.sources.length
  const address = film.sources[0]?.address ?? ''
  const isAnew = useSyncExternalStore(takeToPlay, toPlay) === address
  useEffect(() => {
    const watches = film.sources.map((source) => watchPolicy(source.address, () => setKeptAway(true)))
    return () => watches.forEach((end) => end())
  }, [film])
  useEffect(() => {
    // the page was open before the film was chosen: once is enough
    if (isBroken && isKeptAway && !isAnew) loadToPlay(address, loadAnew)
  }, [address, isAnew, isBroken, isKeptAway])
  const loadAgain = () => {
    setState('ready')
    setFailed(0)
  }
  useEffect(() => {
    if (!isBroken) return
    // most break because the network went
    window.addEventListener('online', loadAgain)
    return () => window.removeEventListener('online', loadAgain)
  }, [isBroken])
  const play = () => void video.current?.play().catch(() => setState('paused'))
  return {
    video,
    state: isBroken ? 'broken' : state,
    at,
    reach,
    goesBack,
    toggle() {
      if (video.current?.paused) play()
      else video.current?.pause()
    },
    goTo(seconds) {
      const element = video.current
      if (element)
        element.currentTime = Math.min(
          Math.max(0, seconds),
          limit.current.isLimited ? limit.current.reach : film.seconds,
        )
    },
    retry() {
      if (isBroken && isKeptAway && loadToPlay(address, loadAnew)) return
      if (isBroken) loadAgain()
      else if (video.current?.ended) flush.current()
      else play()
    },
  }
}
