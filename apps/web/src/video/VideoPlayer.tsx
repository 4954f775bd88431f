import { useEffect, useRef, useState } from 'react'
import { LOCALE_NAMES, LOCALE_TAGS, type Locale } from '../i18n/locale.ts'
import { useLocale, useT } from '../i18n/use-t.ts'
import { fileHref } from '../platform/open-file.ts'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { loadAnew } from '../session/load-anew.ts'
import { openSource } from './open-source.ts'
import { loadToPlay, watchPolicy } from './page-policy.ts'
import { typeOf } from './video-address.ts'

interface VideoPlayerProps {
  readonly address: string
  readonly name: string
  readonly captions?: readonly { readonly locale: Locale; readonly address: string }[]
  readonly poster?: string | undefined
  /** Captions come with the pictures: a stream's. */
  readonly isCaptioned?: boolean
  /** The page was loaded anew to play it: once is enough. */
  readonly isAnew?: boolean
}

const isForeign = (address: string): boolean => !address.startsWith('/')
const hrefOf = (address: string): string => (isForeign(address) ? address : fileHref(address))

/**
 * Plays a video or a stream at once, with the browser's own controls; captions are on where there are some in the page's language. What the page's
 * policy keeps away is played by the page loaded anew, or said in words.
 */
export function VideoPlayer({
  address,
  name,
  captions = [],
  poster,
  isCaptioned = false,
  isAnew = false,
}: VideoPlayerProps) {
  const t = useT()
  const locale = useLocale()
  const video = useRef<HTMLVideoElement>(null)
  const [tries, setTries] = useState(0)
  const [isBroken, setBroken] = useState(false)
  const [isKeptAway, setKeptAway] = useState(false)
  useEffect(() => watchPolicy(hrefOf(address), () => setKeptAway(true)), [address])
  useEffect(() => {
    // one that plays on in spite of it is not interrupted; the policy is heard of before the player breaks, or after
    if (isBroken && isKeptAway && !isAnew) loadToPlay(address, loadAnew)
  }, [address, isAnew, isBroken, isKeptAway])
  useEffect(() => {
    const element = video.current
    if (!element || isBroken) return undefined
    let isOpen = true
    let close = () => {}
    const broken = () => {
      if (isOpen) setBroken(true)
    }
    element.addEventListener('error', broken)
    const source = { address: hrefOf(address), type: typeOf(address) }
    const options = { captionsIn: isCaptioned ? LOCALE_TAGS[locale] : null }
    void openSource(element, [source], broken, options).then((opened) => {
      if (!isOpen) return opened?.()
      if (!opened) return broken()
      close = opened
      // a browser that plays nothing by itself shows its own button
      return element.play().catch(() => {})
    }, broken)
    return () => {
      isOpen = false
      element.removeEventListener('error', broken)
      close()
    }
  }, [address, tries, isBroken, isCaptioned, locale])
  const first = captions.find((one) => one.locale === locale) ?? captions[0]
  return (
    <>
      {isBroken ? (
        <ErrorNote
          title={t('content.not-played')}
          why={t(isKeptAway ? 'content.not-played-here' : 'content.not-played-why')}
          retry={{
            label: t('app-shell.retry'),
            onRetry: () => {
              if (isKeptAway && loadToPlay(address, loadAnew)) return
              setBroken(false)
              setKeptAway(false)
              setTries(tries + 1)
            },
          }}
        />
      ) : (
        // a video may have no captions, which its page says
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          ref={video}
          className="video-player"
          controls
          playsInline
          aria-label={name}
          poster={poster}
          {...([address, ...captions.map((one) => one.address)].some(isForeign)
            ? { crossOrigin: 'anonymous' as const }
            : {})}
        >
          {captions.map((one) => (
            <track
              key={one.locale}
              kind="captions"
              src={hrefOf(one.address)}
              srcLang={LOCALE_TAGS[one.locale]}
              label={LOCALE_NAMES[one.locale]}
              default={one === first}
            />
          ))}
        </video>
      )}
    </>
  )
}
