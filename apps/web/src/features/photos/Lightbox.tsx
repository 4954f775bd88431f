import type { Photo } from '@games/contract/content/shown-content'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { ShareButton } from '../../app-shell/ShareButton.tsx'
import { Picture } from '../../content/Picture.tsx'
import { ContentText } from '../../i18n/ContentText.tsx'
import { calendarDay, dayLabel, timeOfDay } from '../../i18n/format.ts'
import { useContent, useLocale, useT } from '../../i18n/use-t.ts'
import { downloadFile, fileHref } from '../../platform/open-file.ts'
import { privateApi } from '../../session/private-api.ts'
import { useShownTime } from '../../time/shown-time.ts'
import { CloseButton } from '../../ui/CloseButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { toast } from '../../ui/toast.ts'
import '../../ui/modal.css'
import { useModal } from '../../ui/use-modal.ts'
import { unitAddress } from '../../units/unit-address.ts'

/** A finger that goes so far sideways, in pixels, turns to the next photo. */
const SWIPE = 48

interface LightboxProps {
  /** Id of the album. */
  readonly album: string
  readonly photo: Photo
  readonly number: number
  readonly count: number
  readonly credit: string | null
  readonly hueClass: string
  readonly onGo: (number: number) => void
  readonly onClose: () => void
}

/** One photo of an album as large as the screen: arrow keys, a swipe or the buttons lead to the next; Escape and back close it. */
export function Lightbox({ album, photo, number, count, credit, hueClass, onGo, onClose }: LightboxProps) {
  const t = useT()
  const locale = useLocale()
  const content = useContent()
  const { at } = useShownTime()
  const modal = useModal({ open: true, onClose })
  const [asked, setAsked] = useState<readonly string[]>([])
  const pressed = useRef<{ x: number; y: number } | null>(null)
  const go = (step: number) => {
    if (number + step >= 1 && number + step <= count) onGo(number + step)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') go(-1)
    else if (event.key === 'ArrowRight') go(1)
    else return
    event.preventDefault()
  }
  const onUp = ({ clientX, clientY }: PointerEvent) => {
    const from = pressed.current
    pressed.current = null
    if (!from || Math.abs(clientX - from.x) < SWIPE || Math.abs(clientY - from.y) > Math.abs(clientX - from.x)) return
    go(clientX < from.x ? 1 : -1)
  }
  const { content: alt, lang } = content(photo.alt)
  const largest = photo.file.variants.findLast(({ type }) => type !== 'image/webp') ?? photo.file.variants.at(-1)
  const download = async () => {
    const fault = largest ? await downloadFile(fileHref(largest.address), photo.file.name) : 'gone'
    if (fault) toast.error(t('content.failed'), { id: 'photo', description: t('app-shell.try-later') })
    else toast.success(t('content.done'), { id: 'photo' })
  }
  const askRemoval = async () => {
    try {
      await privateApi.askRemoval({ params: { id: album }, body: { file: photo.file.id } })
      setAsked((before) => [...before, photo.file.id])
      toast.success(t('content.removal-sent'), { id: 'removal', description: t('content.removal-sent-why') })
    } catch {
      toast.error(t('content.removal-failed'), { id: 'removal', description: t('app-shell.try-later') })
    }
  }
  const taken = photo.takenAt === null ? '' : at(photo.takenAt)
  const about = [
    taken === '' ? '' : `${dayLabel(calendarDay(taken), locale)}, ${timeOfDay(taken)}`,
    credit === null ? '' : t('content.photo-by', { credit }),
  ]
  return (
    <dialog
      className="photos-lightbox"
      aria-label={t('content.photo', { number, of: count })}
      {...modal}
      onKeyDown={onKey}
    >
      <div className="photos-bar">
        <CloseButton label={t('app-shell.close')} onClick={onClose} />
        <p aria-live="polite">
          <b>{number}</b> {t('content.of', { of: count })}
        </p>
        <button
          type="button"
          className="app-shell-icon-button"
          aria-label={t('content.download-photo')}
          onClick={() => void download()}
        >
          <Icon name="download" />
        </button>
        <ShareButton />
      </div>
      <div
        className={`photos-stage ${hueClass}`}
        onPointerDown={({ clientX, clientY }) => {
          pressed.current = { x: clientX, y: clientY }
        }}
        onPointerUp={onUp}
        onPointerCancel={() => {
          pressed.current = null
        }}
      >
        <Picture key={photo.file.id} file={photo.file} alt={alt} lang={lang} sizes="100vw" isFirst />
      </div>
      <div className="photos-caption">
        <p>
          <ContentText text={photo.caption ?? photo.alt} />
        </p>
        <small>{about.filter(Boolean).join('. ')}</small>
        <div>
          <span>
            {photo.unit === null ? null : <a href={unitAddress(photo.unit)}>{t('content.result')}</a>}
            {asked.includes(photo.file.id) ? (
              <span className="photos-asked">{t('content.removal-asked')}</span>
            ) : (
              <button type="button" className="photos-ask" onClick={() => void askRemoval()}>
                {t('content.removal')}
              </button>
            )}
          </span>
          <button
            type="button"
            className="ui-button"
            aria-label={t('content.previous')}
            disabled={number === 1}
            onClick={() => go(-1)}
          >
            <Icon name="chevron-down" />
          </button>
          <button
            type="button"
            className="ui-button"
            aria-label={t('content.next')}
            disabled={number === count}
            onClick={() => go(1)}
          >
            <Icon name="chevron-down" />
          </button>
        </div>
      </div>
    </dialog>
  )
}
