import type { Film } from '@games/contract/safe-sport/safe-sport'
import { type RefObject, useEffect, useState } from 'react'
import type { Locale } from '../../i18n/locale.ts'

/** Something said in the film; `at` in seconds. */
export interface Said {
  readonly at: number
  readonly text: string
}

/** The captions somebody sees first: in their own language, else in Portuguese, else in whichever there is; null: there are none. */
export const firstCaptions = (captions: Film['captions'], locale: Locale): Locale | null =>
  (captions.find((one) => one.locale === locale) ?? captions.find((one) => one.locale === 'por') ?? captions[0])
    ?.locale ?? null

/**
 * Shows the captions of the video's track, which is in `language`, or hides them, and gives what is said in them: both by the browser's own
 * text track, so that captions stand in a full screen too. null: not loaded, or could not be.
 */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  language: Locale | null,
  isShown: boolean,
): readonly Said[] | null {
  const [said, setSaid] = useState<{ readonly of: Locale; readonly cues: readonly Said[] } | null>(null)
  useEffect(() => {
    const chosen = video.current?.querySelector('track')
    if (!chosen || language === null) return
    // hidden ones are loaded all the same: the text is to be read
    chosen.track.mode = isShown ? 'showing' : 'hidden'
    const read = () =>
      setSaid({
        of: language,
        cues: [...(chosen.track.cues ?? [])].map((cue) => ({
          at: cue.startTime,
          text: cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '').replace(/\s+/g, ' ') : '',
        })),
      })
    if (chosen.readyState === HTMLTrackElement.LOADED) read()
    chosen.addEventListener('load', read)
    return () => chosen.removeEventListener('load', read)
  }, [video, language, isShown])
  return said !== null && said.of === language ? said.cues : null
}
